/** Simulates browser storage: one local storage shared by all pages with `storage` events, and a session storage for each. */
import type { StorageChange, StorageEvents } from '#machines/auth/sessionStorage.ts';
import { macrotask } from '#world/settle.ts';
import { type BrowserStore, createBrowserStore } from '../services/browserStore.ts';
import type { IdleDetector } from './idleDetector.ts';

export type PageStorage = {
  readonly local: BrowserStore;
  readonly localKeys: () => readonly string[];
  readonly session: BrowserStore;
  readonly events: StorageEvents;
  readonly leave: () => void;
};

type Listener = (event: StorageChange) => void;

const storeOf = (entries: Map<string, string>, onChange: (key: string) => void): BrowserStore =>
  createBrowserStore(() => ({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
      onChange(key);
    },
    removeItem: (key) => {
      if (entries.delete(key)) onChange(key);
    },
  }));

export const createStagedStorage = (quiet: IdleDetector): (() => PageStorage) => {
  const entries = new Map<string, string>();
  const pages = new Set<Set<Listener>>();

  /** In a task of its own, as in browsers. */
  const tell = async (writer: Set<Listener>, key: string): Promise<void> => {
    await macrotask();
    for (const page of pages) {
      if (page !== writer) for (const listener of [...page]) listener({ key });
    }
  };

  return () => {
    const listeners = new Set<Listener>();
    pages.add(listeners);
    return {
      local: storeOf(entries, (key) => {
        if (pages.size > 1) void quiet.during(tell(listeners, key));
      }),
      localKeys: () => [...entries.keys()],
      session: storeOf(new Map(), () => undefined),
      events: {
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      },
      leave: () => void pages.delete(listeners),
    };
  };
};
