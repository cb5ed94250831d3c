/** @vitest-environment happy-dom */
/** Tests the kit's dialogs: focus, closing, and the controls that stay usable outside them. */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { KitModal } from '#ui/widgets/KitModal.tsx';
import { SideDrawer } from '#ui/widgets/SideDrawer.tsx';

let root: Root;
const closed: string[] = [];

const render = async (dialog: ReactNode): Promise<void> => {
  flushSync(() =>
    root.render(<ConfigProvider theme={{ token: { motion: false } }}>{dialog}</ConfigProvider>),
  );
  await until(() => {
    const shown = document.querySelector('[role="dialog"]');
    const { activeElement } = document;
    if (dialog === null) expect([shown, activeElement === one('main button')]).toEqual([null, true]);
    else expect(shown?.contains(activeElement)).toBe(true);
  });
};

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

const strikeEscape = (element: Element): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
};

const onClose = () => closed.push('closed');

beforeEach(() => {
  closed.length = 0;
  document.body.innerHTML =
    '<div id="app"><main><button>Open</button></main><aside data-lab><button>Pause</button></aside><div id="root"></div></div>';
  root = createRoot(one('#root'));
  one('main button').focus();
});

afterEach(() => root.unmount());

const kinds = {
  'a dialog': (
    <KitModal focus="title" title="Details" onClose={onClose}>
      <p>All of it</p>
    </KitModal>
  ),
  'a drawer': (
    <SideDrawer title="Details" focus="title" onClose={onClose}>
      <p>All of it</p>
    </SideDrawer>
  ),
} as const;

describe.each(Object.entries(kinds))('%s', (_, dialog) => {
  test('is named by its title, which has the focus, and gives that back', async () => {
    await render(dialog);
    const shown = one('[role="dialog"]');

    expect(one(`#${CSS.escape(shown.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe('Details');
    expect(document.activeElement === one('h2')).toBe(true);
    await render(null);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement === one('main button')).toBe(true);
  });

  test('covers the page but not the Lab beside it', async () => {
    await render(dialog);

    expect([one('main').inert, one('#root').inert, one('[data-lab]').inert, one('#app').inert]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await render(null);
    expect(one('main').inert).toBe(false);
  });

  test('is closed by Escape and its cross, but not by Escape in the Lab', async () => {
    await render(dialog);

    strikeEscape(one('[data-lab] button'));
    expect(closed).toEqual([]);
    strikeEscape(one('h2'));
    expect(closed).toEqual(['closed']);
    one('button[aria-label="Close"]').click();
    expect(closed).toEqual(['closed', 'closed']);
  });
});

describe('a press beside a drawer', () => {
  const press = () => {
    const mask = one('.ant-drawer-mask');
    expect(mask.closest('[inert]')).toBe(null);
    mask.click();
  };

  test('closes it', async () => {
    await render(kinds['a drawer']);
    press();

    expect(closed).toEqual(['closed']);
  });

  test.each([
    ['a form', { focus: 'field' as const }],
    ['choices', { focus: 'title' as const, holdsChoices: true }],
  ])('leaves one that holds %s', async (_, props) => {
    await render(
      <SideDrawer title="Details" {...props} onClose={onClose}>
        <p>All of it</p>
      </SideDrawer>,
    );
    press();

    expect(closed).toEqual([]);
  });
});

describe('a dialog with a form', () => {
  test('gives the focus to the first field', async () => {
    await render(
      <KitModal title="Add" focus="field" onClose={onClose}>
        <form>
          <input aria-label="Name" />
        </form>
      </KitModal>,
    );

    expect(document.activeElement === one('[aria-label="Name"]')).toBe(true);
  });
});

describe('a dialog with steps', () => {
  test('takes the focus to its title at each', async () => {
    const step = (name: string) => (
      <KitModal focus="title" title={name} step={name} onClose={onClose}>
        <button type="button">Next</button>
      </KitModal>
    );
    await render(step('First'));
    one('[role="dialog"] p, [role="dialog"] button').focus();
    await render(step('Second'));

    await expect.poll(() => document.activeElement?.textContent).toBe('Second');
  });
});
