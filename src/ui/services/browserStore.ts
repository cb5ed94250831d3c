/** What the page keeps in the browser: where the browser forbids that, or has no room left, the page itself remembers until it is closed. */

export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** The keys that there are; left out where they cannot be told. */
  readonly keys?: () => readonly string[];
};

type Listed = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Partial<Pick<Storage, 'length' | 'key'>>;

const keysIn = (storage: Listed): readonly string[] =>
  Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');

/** The first of two that does not throw. */
const firstAllowed = <Result>(use: () => Result, instead: () => Result): Result => {
  try {
    return use();
  } catch {
    return instead();
  }
};

/** `find` gives the storage, or throws as browsers do where all storage is blocked. */
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
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    clear: () => kept.clear(),
  };
};

/** Where a browser forbids its storage, even looking at it throws, for which MSW is not prepared: memory takes its place for the whole page. */
export const replaceForbiddenStorage = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    firstAllowed(
      () => void page[name].getItem(name),
      () => void Object.defineProperty(page, name, { value: memoryStorage(), configurable: true }),
    );
  }
};
