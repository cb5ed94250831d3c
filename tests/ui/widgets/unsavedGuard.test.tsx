/** @vitest-environment happy-dom */
/** Tests that every way to close a dialog asks before typed text is lost, and none asks without typed text. */
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { CancelButton } from '#ui/widgets/CancelButton.tsx';
import { SideDrawer } from '#ui/widgets/SideDrawer.tsx';
import { useLeave, useUnsaved } from '#ui/widgets/unsavedScope.ts';
import { macrotask } from '#world/settle.ts';

const onClose = vi.fn();
let page: Rendered | null = null;

/** Simulates Chrome's order of window listeners: by registration, with the `on` handler in its first place. Returns the cleanup. */
const keepOrder = (): (() => void) => {
  const { addEventListener } = window;
  const add = (type: unknown, listener: unknown, options: unknown) =>
    Reflect.apply(addEventListener, window, [type, listener, type === 'popstate' ? {} : options]);
  vi.spyOn(window, 'addEventListener').mockImplementation((...[type, listener, options]: unknown[]) =>
    add(type, listener, options),
  );
  let handler: ((event: Event) => void) | null = null;
  const call = (event: Event) => handler?.(event);
  Object.defineProperty(window, 'onpopstate', {
    configurable: true,
    set: (next: typeof handler) => {
      if (handler === null) add('popstate', call, {});
      handler = next;
    },
  });
  return () => {
    window.removeEventListener('popstate', call);
    Reflect.deleteProperty(window, 'onpopstate');
    vi.restoreAllMocks();
  };
};

let endOrder = () => {};
const routed = vi.fn();

beforeEach(() => {
  endOrder = keepOrder();
  window.onpopstate = () => {};
  window.addEventListener('popstate', routed);
});

afterEach(async () => {
  await page?.unmount();
  page = null;
  window.removeEventListener('popstate', routed);
  endOrder();
  routed.mockClear();
  onClose.mockClear();
});

const Fields = () => {
  const [text, setText] = useState('');
  const [tab, setTab] = useState('first');
  const leave = useLeave();
  useUnsaved(() => text !== '');
  return (
    <form>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => leave(() => setTab('second'))}>
        Second tab
      </button>
      <p>{tab}</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <CancelButton onCancel={onClose} />
    </form>
  );
};

const Page = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate('/list')}>
        Open the list
      </button>
      {pathname === '/list' && (
        <SideDrawer title="Edit" focus="field" holdsChoices={false} onClose={onClose}>
          <Fields />
        </SideDrawer>
      )}
    </main>
  );
};

const one = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};

const doing = async (what: () => unknown): Promise<void> => {
  await act(async () => what());
  for (let turn = 0; turn < 6; turn += 1) await act(macrotask);
};

const type = (text: string) =>
  doing(() => {
    const field = one<HTMLInputElement>('input[aria-label="Name"]');
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

const open = async (element: ReactNode = <Page />) => {
  window.history.replaceState(null, '', '/start');
  page = await renderPart(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <BrowserRouter>{element}</BrowserRouter>
    </ConfigProvider>,
  );
  await doing(() => button('Open the list').click());
};

const isAsked = () => document.querySelector('[role="alert"]')?.textContent ?? '';
const question = 'You have unsaved changes.Keep editingDiscard changes';
const path = () => one('output').textContent;

const ways: Readonly<Record<string, () => void>> = {
  Escape: () =>
    one('[role="dialog"] h2').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    ),
  'the cross': () => button('Close').click(),
  'a press beside it': () => one('.ant-drawer-mask').click(),
  Cancel: () => button('Cancel').click(),
};

test.each(Object.entries(ways))('%s closes at once where nothing is typed, and else asks', async (_, way) => {
  await open();
  await doing(way);
  expect([isAsked(), onClose.mock.calls.length]).toEqual(['', 1]);

  await type('Acme');
  await doing(way);
  await doing(way);
  expect([isAsked(), onClose.mock.calls.length]).toEqual([question, 1]);
  await doing(() => button('Keep editing').click());
  expect([isAsked(), one<HTMLInputElement>('input').value]).toEqual(['', 'Acme']);
  await doing(way);
  await doing(() => button('Discard changes').click());
  expect(onClose.mock.calls.length).toBe(2);
});

test('another tab of the dialog asks too', async () => {
  await open();
  await type('Acme');
  await doing(() => button('Second tab').click());
  expect([isAsked(), one('form p').textContent]).toEqual([question, 'first']);
  await doing(() => button('Discard changes').click());
  expect(one('form p').textContent).toBe('second');
});

test('a link in it waits until it is decided', async () => {
  await open();
  await type('Acme');
  await doing(() => one('a').click());
  expect([isAsked(), path()]).toEqual([question, '/list']);
  await doing(() => button('Discard changes').click());
  expect(path()).toBe('/elsewhere');
});

test('Back is taken back until it is decided, then done', async () => {
  await open();
  await type('Acme');
  await doing(() => window.history.back());
  expect([isAsked(), path(), window.location.pathname]).toEqual([question, '/list', '/list']);
  expect(routed.mock.calls.length).toBe(0);
  await doing(() => button('Keep editing').click());
  expect([path(), one<HTMLInputElement>('input').value]).toEqual(['/list', 'Acme']);
  await doing(() => window.history.back());
  await doing(() => button('Discard changes').click());
  expect([path(), window.location.pathname]).toEqual(['/start', '/start']);
});

test('a reload is asked about by the browser, only where something was typed', async () => {
  await open();
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(false);
  await type('Acme');
  expect(unload()).toBe(true);
});
