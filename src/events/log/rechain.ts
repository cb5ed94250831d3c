/** Puts events of one log into another: the same facts in the same order, linked under the other log's name. */
import type { Head } from './eventLog.ts';
import { emptyHead, hashEvent, headOf } from './hashChain.ts';
import type { LogStorage } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The event as the next one of another tenant's log, after `last`. */
export const rechained = (event: StoredEvent, tenant: string, last: Head): StoredEvent => {
  const moved = { ...event, tenant, position: last.position + 1, previousHash: last.hash };
  return Object.freeze({ ...moved, hash: hashEvent(moved) });
};

/** Many enough that a transaction is worth it, few enough that the page answers in between. */
const batchSize = 500;

/**
 * Appends lists of events to the storage of an empty tenant, in batches of one transaction each; gives the head. The events must
 * have been checked before.
 */
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
