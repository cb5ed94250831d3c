/** @vitest-environment happy-dom */
import { Button, ConfigProvider } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '#tests/support/until.ts';
import { KitMenu } from '#ui/widgets/KitMenu.tsx';

let root: Root;
const chosen: string[] = [];

const items = [
  { key: 'pin', label: 'Pin', disabled: true },
  { key: 'open', label: 'Open' },
];

const show = (startsOpen: boolean, { over = '/clients', motion = false } = {}): void =>
  flushSync(() =>
    root.render(
      <ConfigProvider theme={{ token: { motion } }}>
        <KitMenu items={items} startsOpen={startsOpen} over={over} onChoose={(key) => chosen.push(key)}>
          <Button>More</Button>
        </KitMenu>
      </ConfigProvider>,
    ),
  );

const button = () => document.querySelector('button') as HTMLButtonElement;
const itemOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    ({ textContent }) => textContent === name,
  );
const isOpen = () => button().getAttribute('aria-expanded');

beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app') as HTMLElement);
  chosen.length = 0;
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

describe('a menu of the kit', () => {
  test.each([[true], [false]])(
    'has the focus at its first item that can be chosen, and the page does not scroll to where it is measured; open at first: %s',
    async (startsOpen) => {
      const focus = vi.spyOn(HTMLElement.prototype, 'focus');
      show(startsOpen);
      if (!startsOpen) {
        button().focus();
        button().click();
      }
      await until(() => expect(document.activeElement?.textContent).toBe('Open'));
      const ofItems = focus.mock.contexts.flatMap((element, at) =>
        (element as HTMLElement).role === 'menuitem' ? [focus.mock.calls[at]] : [],
      );
      expect(ofItems).toEqual([[{ preventScroll: true }]]);
    },
  );

  test('is closed by Escape, and the page stays where it is', async () => {
    show(true);
    await until(() => expect(document.activeElement?.textContent).toBe('Open'));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const press = new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true });
    document.activeElement?.dispatchEvent(press);
    await until(() => expect(isOpen()).toBe('false'));
    expect([document.activeElement, focus.mock.calls]).toEqual([button(), [[{ preventScroll: true }]]]);
  });

  test('has the focus at its first item again when it is opened while it still closes', async () => {
    show(true, { motion: true });
    await until(() => expect(document.activeElement?.textContent).toBe('Open'));
    button().click();
    flushSync(() => button().focus());
    button().click();
    await until(() => expect([isOpen(), document.activeElement?.textContent]).toEqual(['true', 'Open']));
  });

  test('chooses its item by Enter, and the same press goes to nothing that the item opens', async () => {
    show(true);
    await until(() => expect(document.activeElement?.textContent).toBe('Open'));
    const press = new KeyboardEvent('keydown', {
      key: 'Enter',
      keyCode: 13,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(press);
    await until(() => expect(isOpen()).toBe('false'));
    expect([chosen, press.defaultPrevented, document.activeElement]).toEqual([['open'], true, button()]);
  });

  test.each(['Escape', 'Tab'])('is closed by %s, which leaves the focus to its button', async (key) => {
    show(true);
    await until(() => expect(document.activeElement?.textContent).toBe('Open'));
    const press = new KeyboardEvent('keydown', {
      key,
      keyCode: { Escape: 27, Tab: 9 }[key] ?? 0,
      bubbles: true,
    });
    document.activeElement?.dispatchEvent(press);
    await until(() => expect(isOpen()).toBe('false'));
    expect(document.activeElement).toBe(button());
  });

  test('closes when the page below it is another one, as by Back, and stays closed when that is back', async () => {
    show(true);
    await until(() => expect(document.activeElement?.textContent).toBe('Open'));
    show(true, { over: '/clients' });
    expect(isOpen()).toBe('true');
    show(true, { over: '/billing' });
    await until(() => expect(isOpen()).toBe('false'));
    expect(document.activeElement).toBe(button());
    show(true, { over: '/clients' });
    expect(isOpen()).toBe('false');
  });

  test('reports what is chosen, and closes', async () => {
    show(true);
    await until(() => expect(itemOf('Open')).toBeDefined());
    itemOf('Open')?.click();
    await until(() => expect(isOpen()).toBe('false'));
    expect(chosen).toEqual(['open']);
  });
});
