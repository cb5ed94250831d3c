/** The browser's storage refuses a write, or ends with its page, at a chosen step of what is written. */
import { vi } from 'vitest';
import { derivedStores } from '#events/projections/derivedDatabase.ts';

/** From when it is made until `end`. `steps`: how many there were. */
export type Spoiler = { readonly steps: () => number; readonly end: () => void };

/** `at`: the step, counted from 1. */
export type Spoil = (at: number) => Spoiler;

type Method = 'get' | 'getAllKeys' | 'add' | 'put' | 'delete';

const isBeside = (store: IDBObjectStore): boolean => derivedStores.some((name) => name === store.name);

const isAny = (): boolean => true;

type Steps = { readonly methods: readonly Method[]; readonly isMeant: (store: IDBObjectStore) => boolean };

/** Calls `step` at each call that is meant, before it is done. */
const atEach = ({ methods, isMeant }: Steps, step: (store: IDBObjectStore) => void): (() => void) => {
  const spies = methods.map((method) => {
    const original = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      if (isMeant(this)) step(this);
      return original.apply(this, given);
    } as never);
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
};

/** As `fake-indexeddb` has it. */
type Transaction = { readonly _state: string; _abort(name: string | null): void };

/** The browser ends a transaction when what called it has run. `why`: null as a page that goes does. */
const abortSoon = ({ transaction }: IDBObjectStore, why: string | null): void =>
  queueMicrotask(() => {
    const open = transaction as unknown as Transaction;
    if (open._state === 'active' || open._state === 'inactive') open._abort(why);
  });

const fullAt =
  (steps: Steps): Spoil =>
  (at) => {
    let count = 0;
    const end = atEach(steps, (store) => {
      count += 1;
      if (count === at) abortSoon(store, 'QuotaExceededError');
    });
    return { steps: () => count, end };
  };

/** One write beside the log is refused, with the whole of its transaction. */
export const besideFullAt = fullAt({ methods: ['put'], isMeant: isBeside });

/** One write into any database is. */
export const anyFullAt = fullAt({ methods: ['add', 'put'], isMeant: isAny });

/** The page is gone: of the transaction beside the log that is open nothing is kept, and no other one comes to its end. */
export const goneAt: Spoil = (at) => {
  let count = 0;
  const steps: Steps = { methods: ['get', 'getAllKeys', 'put', 'delete'], isMeant: isBeside };
  const end = atEach(steps, (store) => {
    count += 1;
    if (count >= at) abortSoon(store, null);
  });
  return { steps: () => count, end };
};
