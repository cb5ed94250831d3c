/** Stores next to the marker the last successful check, and the last verified parts of the second copy. */
import type { LastCheck } from '#domain/recovery/storageStatus.ts';
import type { MarkerStore } from '#events/recovery/headMarker.ts';

const checkedKey = 'agencylens.checked';
const partsKey = 'agencylens.copyChecked';

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Notes belong to one database and branch; those of another are ignored. Never throws. */
export const createCheckNotes = (find: () => MarkerStore, owner: string) => {
  const quietly = <Result>(use: (store: MarkerStore) => Result, otherwise: Result): Result => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string): Partial<Record<string, unknown>> =>
    quietly((store) => {
      const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
      const note = Object(value) as Partial<Record<string, unknown>>;
      return note.owner === owner ? note : {};
    }, {});
  const write = (key: string, note: object): void =>
    quietly((store) => store.setItem(key, JSON.stringify({ owner, ...note })), undefined);

  return {
    lastCheck: (): LastCheck | null => {
      const { position, at } = read(checkedKey);
      return Number.isSafeInteger(position) && isTime(at) ? { position: Number(position), at } : null;
    },
    noteCheck: ({ position, at }: LastCheck): void => write(checkedKey, { position, at }),
    partsAfter: (): number => {
      const { after } = read(partsKey);
      return Number.isSafeInteger(after) ? Number(after) : 0;
    },
    noteParts: (after: number): void => write(partsKey, { after }),
  };
};

export type CheckNotes = ReturnType<typeof createCheckNotes>;
