/** Tests the page's stored entries and the storage of each. */
import { describe, expect, test } from 'vitest';
import { type BrowserStore, createBrowserStore, replaceForbiddenStorage } from '#ui/services/browserStore.ts';

const storageOf = (kept: Map<string, string>, room = Number.POSITIVE_INFINITY): BrowserStore => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => {
    if (kept.size >= room && !kept.has(key)) throw new DOMException('no room', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key) => {
    kept.delete(key);
  },
});

const use = (store: BrowserStore) => {
  store.setItem('theme', 'light');
  store.setItem('theme', 'dark');
  const kept = store.getItem('theme');
  store.removeItem('theme');
  return [kept, store.getItem('theme')];
};

describe('the browser’s store', () => {
  test('keeps things in the browser, where other tabs find them', () => {
    const kept = new Map<string, string>();
    createBrowserStore(() => storageOf(kept)).setItem('theme', 'dark');

    expect([...kept]).toEqual([['theme', 'dark']]);
    expect(createBrowserStore(() => storageOf(kept)).getItem('theme')).toBe('dark');
  });

  test('remembers until the page is closed where storage is forbidden, or full', () => {
    const forbidden = createBrowserStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const full = createBrowserStore(() => storageOf(new Map([['other', 'value']]), 1));

    expect([use(forbidden), use(full)]).toEqual([
      ['dark', null],
      ['dark', null],
    ]);
  });

  test('never shows what the browser kept before beside a newer value that found no room', () => {
    const kept = new Map([['theme', 'light']]);
    let isFull = true;
    const store = createBrowserStore(() => ({
      ...storageOf(kept),
      setItem: (key, value) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        kept.set(key, value);
      },
    }));
    store.setItem('theme', 'dark');
    const first = store.getItem('theme');
    isFull = false;
    store.setItem('theme', 'system');

    expect([first, store.getItem('theme'), kept.get('theme')]).toEqual(['dark', 'system', 'system']);
  });

  test('is memory for the whole page where reading it throws', () => {
    const broken = {
      ...storageOf(new Map()),
      getItem: () => {
        throw new DOMException('the file is damaged', 'UnknownError');
      },
    } as Partial<Storage> as Storage;
    const page = { localStorage: broken, sessionStorage: storageOf(new Map()) } as Window;
    replaceForbiddenStorage(page);
    page.localStorage.setItem('theme', 'dark');

    expect(page.localStorage.getItem('theme')).toBe('dark');
  });

  test('is memory for the whole page where looking at the browser’s own throws, and left alone elsewhere', () => {
    const own = storageOf(new Map()) as Storage;
    const page = Object.defineProperty({ sessionStorage: own } as Window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    replaceForbiddenStorage(page);
    const { localStorage, sessionStorage } = page;
    localStorage.setItem('theme', 'dark');

    expect(sessionStorage).toBe(own);
    expect([localStorage.length, localStorage.key(0), localStorage.getItem('theme')]).toEqual([
      1,
      'theme',
      'dark',
    ]);
    localStorage.removeItem('theme');
    localStorage.setItem('other', 'value');
    localStorage.clear();
    expect([localStorage.length, localStorage.key(0), localStorage.getItem('theme')]).toEqual([
      0,
      null,
      null,
    ]);
  });
});
