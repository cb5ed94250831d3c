/** Hands the ledger of a rebuild on to the shelf part by part, which keeps them while the next ones are made. */
import type { StoredEvent } from '../log/storedEvent.ts';
import { packLedger } from './keptLedger.ts';
import type { SnapshotShelf } from './snapshot.ts';

const partSize = 500;

/** Throws where the storage takes no more. */
export const ledgerStage = (
  { shelf, workspaceId }: { readonly shelf: SnapshotShelf; readonly workspaceId: string },
  position: number,
) => {
  let waiting: StoredEvent[] = [];
  let from = 0;
  let staged = Promise.resolve(true);
  const hand = async (count: number): Promise<void> => {
    const parts = Array.from({ length: Math.ceil(count / partSize) }, (_, index) =>
      packLedger(waiting.slice(index * partSize, Math.min(count, (index + 1) * partSize))),
    );
    waiting = waiting.slice(count);
    await settled();
    staged = shelf.stage({ workspaceId, position, from }, parts);
    from += parts.length;
  };
  const settled = async (): Promise<void> => {
    if (!(await staged)) throw new Error('the storage takes no snapshot');
  };
  return {
    take: async (events: readonly StoredEvent[]): Promise<void> => {
      waiting.push(...events);
      const full = waiting.length - (waiting.length % partSize);
      if (full > 0) await hand(full);
    },
    end: async (): Promise<void> => {
      await hand(waiting.length);
      await settled();
    },
  };
};
