/** A storage that remembers all that was ever written to it, so that a test can search it for what must not be there. */
import type { LogStorage, LogTransaction } from '#events/log/logStorage.ts';

export type RememberingStorage = LogStorage & {
  /** Everything that was written, secrets included and overwritten values too, as JSON text. */
  written(): string;
};

/** `storage` with a memory. What a transaction that failed had written is remembered too. */
export const rememberingStorage = (storage: LogStorage): RememberingStorage => {
  const records: unknown[] = [];
  const remembering = (transaction: LogTransaction): LogTransaction => ({
    ...transaction,
    addEvents: (events) => {
      records.push(...events);
      transaction.addEvents(events);
    },
    putHead: (head) => {
      records.push(head);
      transaction.putHead(head);
    },
    putRevision: (stream, revision) => {
      records.push({ stream, revision });
      transaction.putRevision(stream, revision);
    },
    addCommand: (row) => {
      records.push(row);
      transaction.addCommand(row);
    },
    putSecret: (key, value) => {
      records.push({ key, value });
      transaction.putSecret(key, value);
    },
  });
  return {
    ...storage,
    write: (work, durability) => storage.write((transaction) => work(remembering(transaction)), durability),
    written: () => JSON.stringify(records),
  };
};
