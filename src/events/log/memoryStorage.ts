/** Stores records in memory, for tests and browsers without storage: real transactions without durability. */
import { type LogReading, type LogStorage, type LogTransaction, StorageError } from './logStorage.ts';
import { createMemoryRows, type MemoryRows } from './memoryRows.ts';
import { createTransactionQueue } from './transactionQueue.ts';

/** Fails a call to a transaction that has ended, as IndexedDB does. */
type OpenCheck = () => void;

const rowLength = 2_000;

const readingOf = (records: MemoryRows, checkOpen: OpenCheck): LogReading => {
  const answer = async <Value>(read: () => Value): Promise<Value> => {
    checkOpen();
    return read();
  };
  return {
    head: () => answer(records.head),
    revision: (stream) => answer(() => records.revisions.get(stream)),
    command: (commandId) => answer(() => records.commands.get(commandId)),
    countCommands: () => answer(() => records.commands.entries().length),
    commandsAfter: (commandId, limit) =>
      answer(() =>
        records.commands
          .entries()
          .filter(([id]) => id > commandId)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .slice(0, limit)
          .map(([, row]) => row),
      ),
    secret: (key) =>
      answer(() => {
        const value = records.secrets.get(key);
        return value === null ? null : { ...value };
      }),
    secrets: () =>
      answer(() =>
        [...records.secrets.entries()]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, value]) => [key, { ...value }] as const),
      ),
    eventsAfter: (position, upTo, limit) => answer(() => records.events.after(position, upTo, limit)),
    eventsOf: (stream, from, limit) => answer(() => records.events.of(stream, from, limit)),
    eventsTagged: (key, range) => answer(() => records.events.tagged(key, range)),
    countTagged: (key, range) => answer(() => records.events.countTagged(key, range)),
    eventsInRow: (position, upTo) =>
      answer(() => {
        const events = records.events.after(position, upTo, rowLength);
        return { events, reached: events.length < rowLength ? upTo : position + rowLength };
      }),
  };
};

const transactionOf = (records: MemoryRows, checkOpen: OpenCheck): LogTransaction => {
  const change = (make: () => void): void => {
    checkOpen();
    make();
  };
  return {
    ...readingOf(records, checkOpen),
    addEvents: (events) =>
      change(() => {
        for (const event of events) records.events.add(event);
      }),
    putHead: (head) => change(() => records.putHead(head)),
    putRevision: (stream, revision) => change(() => records.revisions.put(stream, revision)),
    addCommand: (row) => change(() => records.commands.add(row.commandId, row)),
    deleteCommand: (commandId) => change(() => records.commands.delete(commandId)),
    putSecret: (key, value) => change(() => records.secrets.put(key, { ...value })),
    deleteSecret: (key) => change(() => records.secrets.delete(key)),
  };
};

const runTransaction = async <Opened, Result>(
  records: MemoryRows,
  open: (records: MemoryRows, checkOpen: OpenCheck) => Opened,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  let over = false;
  const checkOpen: OpenCheck = () => {
    if (over) {
      throw new Error('the transaction has ended');
    }
  };
  try {
    const result = await work(open(records, checkOpen));
    records.commit();
    return result;
  } catch (error) {
    records.rollBack();
    throw error;
  } finally {
    over = true;
  }
};

const storageOver = (records: MemoryRows): LogStorage => {
  const queue = createTransactionQueue();
  let closed = false;

  const checkNotClosed = (): void => {
    if (closed) {
      throw new StorageError('closed', 'the log is closed');
    }
  };

  return {
    kind: 'memory',
    persistent: false,
    storeId: null,
    standing: null,
    read: async (work) => {
      checkNotClosed();
      return await queue.read(() => runTransaction(records, readingOf, work));
    },
    write: async (work) => {
      checkNotClosed();
      return await queue.write(() => runTransaction(records, transactionOf, work));
    },
    close: async () => {
      closed = true;
    },
  };
};

export const memoryStorage = (): LogStorage => storageOver(createMemoryRows());

export type BranchableMemory = {
  readonly storage: LogStorage;
  /** A copy of all records, possible only while nothing is being written; later writes are independent. */
  readonly copy: () => BranchableMemory;
  /** Without events; copies the secrets, and the commands that ended at that position or earlier. */
  readonly branch: (upTo: number) => BranchableMemory;
};

const branchableOver = (records: MemoryRows): BranchableMemory => ({
  storage: storageOver(records),
  copy: () => branchableOver(createMemoryRows(records.all())),
  branch: (upTo) => {
    const begun = createMemoryRows();
    for (const [key, value] of records.secrets.entries()) begun.secrets.put(key, { ...value });
    for (const [key, row] of records.commands.entries()) if (row.to <= upTo) begun.commands.put(key, row);
    begun.commit();
    return branchableOver(begun);
  },
});

export const branchableMemory = (): BranchableMemory => branchableOver(createMemoryRows());
