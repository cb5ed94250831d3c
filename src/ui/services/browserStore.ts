/** Wraps the browser's storage, and falls back to memory if it is forbidden or full. */

export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly keys?: () => readonly string[];
};

type Listed = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Partial<Pick<Storage, 'length' | 'key'>>;

const keysIn = (storage: Listed): readonly string[] =>
  Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');

const firstAllowed = <Result>(use: () => Result, instead: () => Result): Result => {
  try {
    return use();
  } catch {
    return instead();
  }
};

/** `find` returns the storage, or throws as browsers do with blocked storage. */
export const createBrowserStore = (find: () => Listed): BrowserStore => {
  const remembered = new Map<string, string>();
  return {
    keys: () => [
      ...remembered.keys(),
      ...firstAllowed(
        () => keysIn(find()),
        () => [],
      ),
    ],
    getItem: (key) =>
      remembered.get(key) ??
      firstAllowed(
        () => find().getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      remembered.delete(key);
      firstAllowed(
        () => find().setItem(key, value),
        () => {
          remembered.set(key, value);
        },
      );
    },
    removeItem: (key) => {
      remembered.delete(key);
      firstAllowed(
        () => find().removeItem(key),
        () => undefined,
      );
    },
  };
};

const memoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
};

/** With blocked storage even a property access throws, which MSW does not expect, so memory replaces it for the whole page. */
export const replaceForbiddenStorage = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    firstAllowed(
      () => void page[name].getItem(name),
      () => void Object.defineProperty(page, name, { value: memoryStorage(), configurable: true }),
    );
  }
};
