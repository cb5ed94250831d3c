/** What a staged browser keeps: one local storage for all its pages, each of which hears what another has changed there. */
import type { StorageChange, StorageEvents } from '#machines/auth/sessionStorage.ts';
import { macrotask } from '#world/settle.ts';
import { type BrowserStore, createBrowserStore } from '../services/browserStore.ts';
import type { IdleDetector } from './idleDetector.ts';

export type PageStorage = {
  readonly local: BrowserStore;
  /** What the local storage has entries for. */
  readonly localKeys: () => readonly string[];
  /** Of this page alone. */
  readonly session: BrowserStore;
  readonly events: StorageEvents;
  /** The page is gone and hears nothing more. */
  readonly leave: () => void;
};

type Listener = (event: StorageChange) => void;

const storeOf = (kept: Map<string, string>, onChange: (key: string) => void): BrowserStore =>
  createBrowserStore(() => ({
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
      onChange(key);
    },
    removeItem: (key) => {
      if (kept.delete(key)) onChange(key);
    },
  }));

/** Gives the function that opens the storages of one more page. */
export const createStagedStorage = (quiet: IdleDetector): (() => PageStorage) => {
  const kept = new Map<string, string>();
  const pages = new Set<Set<Listener>>();

  /** In a turn of its own, as browsers do. */
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
      local: storeOf(kept, (key) => {
        if (pages.size > 1) void quiet.during(tell(listeners, key));
      }),
      localKeys: () => [...kept.keys()],
      session: storeOf(new Map(), () => undefined),
      events: {
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      },
      leave: () => void pages.delete(listeners),
    };
  };
};
