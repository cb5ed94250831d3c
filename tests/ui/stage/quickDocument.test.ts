/** @vitest-environment happy-dom */
/** Tests that the shortcuts of `tests/support/quickDocument.ts` give the results of unpatched Happy DOM. */
import { PropertySymbol } from 'happy-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { answered } from '#tests/support/quickStyles.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const names = Object.keys(answered);

type Worked = { readonly [symbol: symbol]: () => { get(name: string): { value: string } | null } };

const workedOut = (element: Element, name: string): string => {
  const style = window.getComputedStyle(element) as unknown as Worked;
  return style[PropertySymbol.getPropertyManager]?.().get(name)?.value ?? '';
};

const stylesBy = (valueFor: (element: Element, name: string) => string) =>
  [...document.querySelectorAll('*')].map((element) => [
    element.tagName,
    ...names.map((name) => `${name}: ${valueFor(element, name)}`),
  ]);

const answeredNow = () =>
  stylesBy((element, name) => window.getComputedStyle(element).getPropertyValue(name));

const addRule = (text: string): void => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
};

const page = `
  <main class="lens"><p>Text <span class="icon">i</span><svg class="icon"></svg></p>
    <section style="visibility: hidden"><button type="button">A <b style="visibility: visible">b</b></button></section>
    <div style="display: none; width: 40px"><i>c</i></div>
    <dialog>Closed</dialog><dialog open>Open</dialog>
    <table style="scrollbar-color: red blue"><tbody><tr><td style="max-width: 3px">d</td></tr></tbody></table>
  </main>`;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const changes: readonly (readonly [what: string, change: () => void])[] = [
  ['nothing', () => undefined],
  ['variables alone', () => addRule('.lens{--gap:4px;--width:3px}')],
  ['a rule of a class', () => addRule('.icon{display:inline-flex;color:inherit}')],
  ['another class', () => find('b').classList.add('icon')],
  ['an own style', () => find('i').setAttribute('style', 'display: block; height: 2em')],
  ['an own style above', () => find('main').setAttribute('style', 'visibility: collapse')],
  ['a dialog that opens', () => find('dialog').setAttribute('open', '')],
  ['another place', () => find('section').append(find('table'))],
  ['a rule of a place', () => addRule('section .icon{display:none;width:9px}')],
  ['a rule that is replaced', () => find('style').replaceChildren('.lens .icon{display:flex}')],
  [
    'an earlier rule',
    () =>
      document.head.prepend(
        Object.assign(document.createElement('style'), { textContent: '.icon{display:grid}' }),
      ),
  ],
  ['a rule in a medium', () => addRule('@media (min-width: 1px){p{visibility:hidden}}')],
  ['a rule that goes', () => document.head.lastElementChild?.remove()],
  ['halves of what is left over', () => addRule('.lens{overflow-x:auto}')],
  [
    'where it is written from',
    () => find('section').setAttribute('style', 'direction: rtl; position: sticky'),
  ],
  ['what is seen through', () => addRule('b{opacity:0.5;clip-path:none}')],
  ['a rule of everything', () => addRule('td{all:unset}')],
];

describe('the styles of a simulated document', () => {
  test.each(changes.map(([what], index) => [what, index] as const))(
    'are those that are worked out, after %s',
    (_what, last) => {
      document.body.innerHTML = page;
      for (const [, change] of changes.slice(0, last + 1)) {
        answeredNow();
        change();
      }

      expect(answeredNow()).toEqual(stylesBy(workedOut));
    },
  );
});

const selectors = [
  ...['*', 'td', 'TD', 'svg', '.icon', 'b.icon', '#last', '[style]', 'dialog[open]', '[style*="width"]'],
  ...[
    'button, [type="button"]',
    'i, section, .lens',
    '[class~="icon"], p',
    '[lang|="en"]',
    'nothing, [none]',
  ],
];

const placesAsked = () => [document, find('main'), find('section')];

const found = (write: (selector: string) => string) =>
  selectors.map((selector) => {
    const asked = write(selector);
    return {
      selector,
      all: placesAsked().map((place) => [...place.querySelectorAll(asked)]),
      first: placesAsked().map((place) => place.querySelector(asked)),
      matching: [...document.querySelectorAll('*')].map((element) => element.matches(asked)),
    };
  });

describe('what is looked for in a simulated document', () => {
  test('is what Happy DOM finds, after each change', () => {
    document.body.innerHTML = page;
    for (const [, change] of changes) {
      change();
      find('i').id = find('i').id === 'last' ? '' : 'last';

      expect(found((selector) => selector)).toEqual(found((selector) => `:is(${selector})`));
    }
  });

  test('is one list until something changes, and what is no selector is refused each time', () => {
    document.body.innerHTML = page;
    document.querySelectorAll('td');
    const before = document.querySelectorAll('td');
    const same = document.querySelectorAll('td');
    find('tr').append(document.createElement('td'));
    const after = document.querySelectorAll('td');

    expect([same === before, before.length, after.length]).toEqual([true, 1, 2]);
    for (const wrong of ['', '1td', '[', 'td,'])
      for (const _again of [1, 2]) expect(() => document.querySelectorAll(wrong)).toThrow();
  });
});

const made = (tag: string, ...children: readonly (Element | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const placesIn = (root: Element) =>
  [root, ...root.querySelectorAll('*')].map(
    (each) => `${each.tagName} ${each.isConnected} ${each.getRootNode() === document}`,
  );

const tags = ['FORM', 'P', 'LABEL', 'INPUT', 'DIV', 'SELECT', 'OPTGROUP', 'OPTION', 'OPTION', 'TEXTAREA'];

describe('a tree of a simulated document', () => {
  test('that is put together from its leaves belongs to its form, its list, its text field and its document', () => {
    const input = made('input') as HTMLInputElement;
    const list = made(
      'select',
      made('optgroup', made('option', 'a'), made('option', 'b')),
    ) as HTMLSelectElement;
    const text = made('textarea', 'words') as HTMLTextAreaElement;
    const form = made('form', made('p', made('label', input)), made('div', list, text));
    const owners = () => [input, list, text].map((field: Field) => field.form === form);
    const apart = [placesIn(form), owners()];
    document.body.append(made('section', made('div', form)));
    const within = [placesIn(form), owners()];
    form.remove();

    expect([apart, within, placesIn(form)]).toEqual([
      [tags.map((tag) => `${tag} false false`), [true, true, true]],
      [tags.map((tag) => `${tag} true true`), [true, true, true]],
      tags.map((tag) => `${tag} false false`),
    ]);
    expect([list.options.length, list.value, text.value]).toEqual([2, 'a', 'words']);
  });

  test('that moves, apart or in the document, belongs to the form where it comes', () => {
    const input = made('input') as HTMLInputElement;
    const part = made('fieldset', made('div', input));
    const form = (id: string) => Object.assign(made('form'), { id });
    const [one, other, last] = [form('one'), form('other'), form('last')];
    document.body.append(one, made('div', other));
    const seen = [last, one, other, last].map((place) => {
      place.append(part);
      return [input.form?.id, input.isConnected];
    });

    expect(seen).toEqual([
      ['last', false],
      ['one', true],
      ['other', true],
      ['last', false],
    ]);
  });
});

describe('a node of a simulated document', () => {
  test('hears of events in both phases, once or as long as it wants', () => {
    const heard: string[] = [];
    const hear = (name: string) => () => void heard.push(name);
    const button = made('button');
    const form = made('form', button);
    document.body.append(form);
    const passing = hear('no more');
    form.addEventListener('click', hear('down'), { capture: true });
    form.addEventListener('click', hear('up'));
    button.addEventListener('click', hear('once'), { once: true });
    button.addEventListener('click', passing);
    button.removeEventListener('click', passing);
    button.onclick = hear('own');
    for (const _again of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));

    expect(heard).toEqual(['down', 'once', 'own', 'up', 'down', 'own', 'up']);
  });

  test('answers anew after a change of what is in it, whichever question was asked', () => {
    const first = made('li', 'a');
    const list = made('ul', first);
    document.body.append(list);
    const answers = () => [
      list.getElementsByTagName('li').length,
      document.getElementById('last')?.textContent,
      list.querySelectorAll('li:last-child, li.none').item(0)?.textContent,
      list.querySelector('.new:first-child')?.textContent,
      list.matches('ul:has(#last)'),
    ];
    const before = answers();
    list.append(Object.assign(made('li', 'b'), { id: 'last' }));
    const longer = answers();
    first.className = 'new';

    expect([before, longer, answers()]).toEqual([
      [1, undefined, 'a', undefined, false],
      [2, 'b', 'b', undefined, true],
      [2, 'b', 'b', 'a', true],
    ]);
  });
});
