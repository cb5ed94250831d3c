/** @vitest-environment happy-dom */
/** Tests recording keys, drags and lists of entries. */
import { beforeEach, describe, expect, test } from 'vitest';
import { announcedKeys } from '#ui/services/announcedKeys.ts';
import { readKey } from '#ui/stage/recordKeys.ts';
import { createDragWatch, type Drag } from '#ui/stage/recordMoves.ts';
import { createWrittenEntries } from '#ui/stage/recordTyping.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<h1 tabindex="-1">Clients</h1><a href="/clients">Acme</a><label>Name<input></label><div role="group" aria-label="Trend" tabindex="0"></div><button draggable="true">Move</button>';
});

const told = (selector: string, init: KeyboardEventInit): unknown => {
  const element = document.querySelector(selector) ?? document.body;
  const gesture = readKey(element, new KeyboardEvent('keydown', init));
  return gesture.kind === 'take' ? gesture.step : gesture.kind;
};

const pressOf = (keys: string): KeyboardEventInit => {
  const key = keys.slice(keys.lastIndexOf('+') + 1);
  return {
    key: keys.includes('Shift') ? key : key.toLowerCase(),
    code: key === '`' ? 'Backquote' : `Key${key}`,
    ctrlKey: keys.includes('Control'),
    metaKey: keys.includes('Meta'),
    shiftKey: keys.includes('Shift'),
  };
};

describe('a key', () => {
  test('of a command is a step where the app hears it, and the field’s own in a field', () => {
    expect([
      told('body', { key: 'z', ctrlKey: true }),
      told('body', { key: 'Z', metaKey: true, shiftKey: true }),
      told('input', { key: 'z', ctrlKey: true }),
      told('input', { key: 's', ctrlKey: true }),
      told('body', { key: 'c', ctrlKey: true }),
    ]).toEqual([
      { press: 'Control+z' },
      { press: 'Control+Shift+z' },
      'pass',
      { press: 'Control+s' },
      'pass',
    ]);
  });

  test('that a control announces is kept, with Ctrl or ⌘, wherever the focus is but in a field that has such keys', () => {
    const kept = Object.values(announcedKeys)
      .flatMap((keys) => keys.split(' '))
      .filter((keys) => !/^F\d$/.test(keys))
      .flatMap((keys) =>
        ['body', 'h1', 'a'].map((selector) => [keys, selector, told(selector, pressOf(keys))]),
      );
    const wanted = kept.map(([keys, selector]) => {
      const press = String(keys).replace('Meta', 'Control');
      return [keys, selector, { press: press.replace(/[A-Z]$/, (letter) => letter.toLowerCase()) }];
    });

    expect(kept.length).toBeGreaterThan(30);
    expect(kept).toEqual(wanted);
    expect([told('input', pressOf('Control+K')), told('input', pressOf('Control+`'))]).toEqual([
      { press: 'Control+k' },
      { press: 'Control+`' },
    ]);
  });

  test('of the view is kept where the page has the focus, and so are a sign behind AltGr and Space with Shift', () => {
    const heading = { role: 'heading', name: 'Clients' };
    expect([...'dwtmylcx0195/?jkp[]'].flatMap((key) => [told('body', { key }), told('h1', { key })])).toEqual(
      [...'dwtmylcx0195/?jkp[]'].flatMap((key) => [{ press: key }, { press: key }]),
    );
    expect([
      told('body', { key: 'ArrowLeft' }),
      told('h1', { key: 'ArrowRight' }),
      told('body', { key: 'PageDown' }),
      told('h1', { key: 'Escape' }),
      told('body', { key: '[', code: 'Digit8', ctrlKey: true, altKey: true }),
      told('body', { key: ']', altKey: true }),
      told('a', { key: ' ', shiftKey: true }),
    ]).toEqual([
      { press: 'ArrowLeft' },
      { press: 'ArrowRight', on: heading },
      'pass',
      { press: 'Escape', on: heading },
      { press: '[' },
      { press: ']' },
      { press: 'Shift+Space', on: { role: 'link', name: 'Acme' } },
    ]);
  });

  test('of nobody is watched, and named in words should something come of it', () => {
    const gesture = readKey(document.body, new KeyboardEvent('keydown', { key: 'j', ctrlKey: true }));
    expect([
      gesture,
      told('body', { key: 'Control', ctrlKey: true }),
      told('body', { key: 'f', ctrlKey: true }),
    ]).toEqual([
      {
        kind: 'nothing',
        why: 'Ctrl + J did something that a recording cannot keep, so it was taken back. Use the button or the menu that does the same.',
      },
      'pass',
      'pass',
    ]);
  });

  test('loads the staged page anew instead of the Lab', () => {
    expect([told('body', { key: 'F5' }), told('input', { key: 'r', ctrlKey: true })]).toEqual([
      'reload',
      'reload',
    ]);
  });

  test('is a step outside fields: a sign where the focus is, Space on a link, an arrow with Shift', () => {
    const link = { role: 'link', name: 'Acme' };
    expect([
      told('body', { key: '/' }),
      told('input', { key: '/' }),
      told('a', { key: ' ' }),
      told('[role="group"]', { key: 'ArrowRight', shiftKey: true }),
    ]).toEqual([
      { press: '/' },
      'hide',
      { press: 'Space', on: link },
      { press: 'Shift+ArrowRight', on: { role: 'group', name: 'Trend' } },
    ]);
  });
});

describe('a drag', () => {
  const at = (type: string, selector: string, clientX: number): Drag => {
    const event = new MouseEvent(type, { clientX, clientY: 0, bubbles: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return watch(event);
  };
  let watch = createDragWatch();
  beforeEach(() => {
    watch = createDragWatch();
  });

  test('of what can be dragged is not heard by the app, nor the press that the browser reports after it', () => {
    expect([
      at('pointerdown', 'button', 0),
      at('pointermove', 'button', 90),
      at('pointerup', 'button', 90),
      at('click', 'button', 90),
      at('pointerdown', 'button', 0),
      at('pointerup', 'button', 2),
      at('click', 'button', 2),
    ]).toEqual(['none', 'moving', 'over', 'moving', 'none', 'none', 'none']);
  });

  test('of what keys move as well is heard by the app, and becomes its keys where it is let go', () => {
    document.body.innerHTML =
      '<div role="group" aria-label="Trend, column 1" tabindex="0" data-drags>Trend</div>';
    const part = document.querySelector<HTMLElement>('[data-drags]');
    if (!part) throw new Error('there is nothing to drag');
    const drag = (keys: string | null): readonly Drag[] => {
      const begun = [at('pointerdown', '[data-drags]', 0), at('pointermove', '[data-drags]', 90)];
      // Its accessible name contains its position, and changes during the drag.
      part.ariaLabel = 'Trend, column 3';
      if (keys !== null) part.dataset.keys = keys;
      const ended = at('pointerup', '[data-drags]', 90);
      delete part.dataset.keys;
      part.ariaLabel = 'Trend, column 1';
      return [...begun, ended];
    };
    const on = { role: 'group', name: 'Trend, column 1' };

    expect(drag('ArrowRight ArrowRight')).toEqual([
      'heard',
      'heard',
      { surface: part, step: { press: 'ArrowRight ArrowRight', on } },
    ]);
    expect(at('click', '[data-drags]', 90)).toBe('moving');
    expect(drag(null)).toEqual(['heard', 'heard', { surface: part, step: null }]);
    expect(drag('')).toEqual(['heard', 'heard', 'heard']);
  });

  test('over anything else is none: texts are marked so', () => {
    expect([at('pointerdown', 'a', 0), at('pointermove', 'a', 90), at('pointerup', 'a', 90)]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});

describe('a list of entries', () => {
  const written = (...values: readonly string[]): string => {
    const entries = createWrittenEntries('');
    for (const value of values) entries.hear(value);
    return entries.text();
  };

  test('is written with all that it took out of its field', () => {
    expect([
      written('a', 'a@', 'a@x', 'a@x,', 'b', 'b@y', 'b@y,'),
      written('a@x,', ''),
      written('abc', 'ab', 'abd'),
    ]).toEqual(['a@x,b@y,', 'a@x,', 'abd']);
  });
});
