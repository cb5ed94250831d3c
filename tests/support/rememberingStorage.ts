/** Creates a storage that records every write, so that a test can search for forbidden content. */
import type { LogStorage, LogTransaction } from '#events/log/logStorage.ts';

export type RememberingStorage = LogStorage & {
  /** Everything ever written, including secrets and overwritten values, as JSON text. */
  written(): string;
};

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
