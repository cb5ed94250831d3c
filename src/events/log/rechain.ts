/** Copies events into another log: same facts and order, linked under the other tenant. */
import type { Head } from './eventLog.ts';
import { emptyHead, hashEvent, headOf } from './hashChain.ts';
import type { LogStorage } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

export const rechained = (event: StoredEvent, tenant: string, last: Head): StoredEvent => {
  const moved = { ...event, tenant, position: last.position + 1, previousHash: last.hash };
  return Object.freeze({ ...moved, hash: hashEvent(moved) });
};

/** Large enough for efficient transactions, small enough that the page responds in between. */
const batchSize = 500;

/** Appends to an empty tenant in batches of one transaction each; returns the head. The events must be checked already. */
export const writeRechained = async (
  storage: LogStorage,
  tenant: string,
  lists: Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>,
): Promise<Head> => {
  let last: Head = emptyHead;
  let batch: StoredEvent[] = [];
  const revisions = new Map<string, number>();
  const flush = async (): Promise<void> => {
    const writing = batch;
    batch = [];
    const head = last;
    await storage.write(async (transaction) => {
      transaction.addEvents(writing);
      for (const event of writing) revisions.set(event.stream, event.revision);
      for (const stream of new Set(writing.map((event) => event.stream)))
        transaction.putRevision(stream, revisions.get(stream) ?? 0);
      transaction.putHead(head);
    }, 'relaxed');
  };
  for await (const events of lists)
    for (const event of events) {
      const moved = rechained(event, tenant, last);
      batch.push(moved);
      last = headOf(moved);
      if (batch.length === batchSize) await flush();
    }
  if (batch.length > 0) await flush();
  return last;
};
