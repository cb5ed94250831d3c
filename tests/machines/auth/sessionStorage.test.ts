/** Tests the browser storage of the session. */
import { describe, expect, test } from 'vitest';
import { createSessionStore, type StorageChange, sessionKey } from '#machines/auth/sessionStorage.ts';

const noras = { userId: 'acc-nora', token: 'token-of-nora' };
const ottos = { userId: 'acc-otto', token: 'token-of-otto' };

const memory = (text?: string) => {
  const items = new Map<string, string>(text === undefined ? [] : [[sessionKey, text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    items: () => Object.fromEntries(items),
  };
};

const forbidden = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

const tab = () => {
  const listeners = new Set<(event: StorageChange) => void>();
  return {
    addEventListener: (_: 'storage', listener: (event: StorageChange) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: 'storage', listener: (event: StorageChange) => void) =>
      void listeners.delete(listener),
    tell: (key: string | null) => {
      for (const listener of listeners) listener({ key });
    },
  };
};

const open = (localText?: string, sessionText?: string) => {
  const local = memory(localText);
  const session = memory(sessionText);
  return { local, session, store: createSessionStore({ local, session }) };
};

const watched = (localText?: string, sessionText?: string) => {
  const parts = open(localText, sessionText);
  parts.store.load();
  const window = tab();
  const heard: boolean[] = [];
  const stop = parts.store.watch(window, (stored) => heard.push(stored));
  return { ...parts, window, heard, stop };
};

describe('the session store', () => {
  test.each([
    ['local storage when it is to be remembered', true, [{ [sessionKey]: JSON.stringify(noras) }, {}]],
    ['the tab’s storage when not', false, [{}, { [sessionKey]: JSON.stringify(noras) }]],
  ] as const)('keeps one entry in %s', (_, remember, expected) => {
    const { local, session, store } = open(JSON.stringify(ottos), JSON.stringify(ottos));
    store.save(noras, remember);

    expect([[local.items(), session.items()], store.token()]).toEqual([expected, 'token-of-nora']);
  });

  test.each([
    ['from local storage', open(JSON.stringify(noras))],
    ['from the tab’s storage', open(undefined, JSON.stringify(noras))],
    ['from the tab’s storage before local storage', open(JSON.stringify(ottos), JSON.stringify(noras))],
  ])('loads the entry %s [S4.1]', (_, { store }) => {
    expect([store.token(), store.load(), store.token()]).toEqual([null, noras, 'token-of-nora']);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{"userId":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '["acc-nora","token"]'],
    ['no token', '{"userId":"acc-nora"}'],
    ['a token that is no text', '{"userId":"acc-nora","token":7}'],
    ['an empty id', '{"userId":"","token":"t"}'],
  ])('takes %s for no entry [S4.1]', (_, text) => {
    const { store } = open(text);

    expect([store.load(), store.token()]).toEqual([null, null]);
  });

  test('keeps of an entry only what belongs there', () => {
    const { store } = open(JSON.stringify({ ...noras, colour: 'red' }));

    expect(store.load()).toEqual(noras);
  });

  test('forgets the entry everywhere', () => {
    const { local, session, store } = open(JSON.stringify(noras), JSON.stringify(ottos));
    store.load();
    store.clear();

    expect([local.items(), session.items(), store.token(), store.load()]).toEqual([{}, {}, null, null]);
  });

  test('holds the session in memory where the browser forbids its storages', () => {
    const store = createSessionStore({ local: forbidden(), session: forbidden() });
    expect(store.load()).toEqual(null);
    store.save(noras, true);
    expect(store.token()).toEqual('token-of-nora');
    store.clear();
    expect(store.token()).toEqual(null);
  });

  test.each([sessionKey, null])('hears of another tab’s sign-out (key %s)', (key) => {
    const { local, store, window, heard } = watched(JSON.stringify(noras));
    local.removeItem(sessionKey);
    window.tell(key);

    expect([heard, store.token()]).toEqual([[false], null]);
  });

  test('hears of another tab’s sign-in and takes its token', () => {
    const { local, store, window, heard } = watched(JSON.stringify(noras));
    local.setItem(sessionKey, JSON.stringify(ottos));
    window.tell(sessionKey);

    expect([heard, store.token()]).toEqual([[true], 'token-of-otto']);
  });

  test.each([
    ['another entry of the storage', watched(JSON.stringify(noras)), 'agencylens.theme'],
    ['the entry that it has already', watched(JSON.stringify(noras)), sessionKey],
    [
      'the remembered entry while its own is the tab’s',
      watched(undefined, JSON.stringify(noras)),
      sessionKey,
    ],
  ])('does not care about %s', (_, { window, heard, store }, key) => {
    window.tell(key);

    expect([heard, store.token()]).toEqual([[], 'token-of-nora']);
  });

  test('hears no more once it is stopped', () => {
    const { local, window, heard, stop } = watched(JSON.stringify(noras));
    stop();
    local.removeItem(sessionKey);
    window.tell(sessionKey);

    expect(heard).toEqual([]);
  });

  test('notes the role in the entry that is in use, beside what else is there', () => {
    const { store, local, session } = open(JSON.stringify(noras), JSON.stringify({ ...ottos, own: null }));
    store.load();
    store.learnRole('user');

    expect([local.items(), session.items(), store.load()]).toEqual([
      { [sessionKey]: JSON.stringify(noras) },
      { [sessionKey]: JSON.stringify({ ...ottos, own: null, role: 'user' }) },
      { ...ottos, role: 'user' },
    ]);
  });

  test('notes no role where nobody is signed in', () => {
    const { store, local, session } = open();
    store.load();
    store.learnRole('admin');

    expect([local.items(), session.items()]).toEqual([{}, {}]);
  });
});
