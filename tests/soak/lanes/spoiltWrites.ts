/** Makes the browser's storage refuse a write, or ends the page, at a chosen step. */
import { vi } from 'vitest';
import { derivedStores } from '#events/projections/derivedDatabase.ts';

export type Spoiler = { readonly steps: () => number; readonly end: () => void };

export type Spoil = (at: number) => Spoiler;

type Method = 'get' | 'getAllKeys' | 'add' | 'put' | 'delete';

const isBeside = (store: IDBObjectStore): boolean => derivedStores.some((name) => name === store.name);

const isAny = (): boolean => true;

type Steps = { readonly methods: readonly Method[]; readonly isMeant: (store: IDBObjectStore) => boolean };

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

type Transaction = { readonly _state: string; _abort(name: string | null): void };

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

export const besideFullAt = fullAt({ methods: ['put'], isMeant: isBeside });

export const anyFullAt = fullAt({ methods: ['add', 'put'], isMeant: isAny });

export const goneAt: Spoil = (at) => {
  let count = 0;
  const steps: Steps = { methods: ['get', 'getAllKeys', 'put', 'delete'], isMeant: isBeside };
  const end = atEach(steps, (store) => {
    count += 1;
    if (count >= at) abortSoon(store, null);
  });
  return { steps: () => count, end };
};
