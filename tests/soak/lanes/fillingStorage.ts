/** Simulates a log storage that is full at one write. */
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';

/** `at`: the refused write, 0 for none, and one past the last write for the commit. `writes`: the number of writes. */
export type Filling = { at: number; writes: number };

export const fillingStorage = (
  storage: LogStorage,
): { readonly storage: LogStorage; readonly state: Filling } => {
  const state: Filling = { at: 0, writes: 0 };
  const step = (): void => {
    state.writes += 1;
    if (state.writes === state.at) throw new StorageError('quota', 'the disk is full');
  };
  const before =
    <Given extends unknown[]>(change: (...given: Given) => void) =>
    (...given: Given): void => {
      step();
      change(...given);
    };
  const counted: LogStorage = {
    ...storage,
    write: (work, durability) =>
      storage.write(async (transaction) => {
        const result = await work({
          ...transaction,
          addEvents: before(transaction.addEvents),
          putHead: before(transaction.putHead),
          putRevision: before(transaction.putRevision),
          addCommand: before(transaction.addCommand),
          putSecret: before(transaction.putSecret),
          deleteSecret: before(transaction.deleteSecret),
        });
        step();
        return result;
      }, durability),
  };
  return { storage: counted, state };
};
