/** The log's records in one IndexedDB transaction. */
import { wrap } from 'idb';
import type { Head, VaultValue } from './eventLog.ts';
import { freezeDeep } from './frozenJson.ts';
import { byStream, type RecordStore } from './logLayout.ts';
import type { CommandRow, LogReading, LogTransaction } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The most that `getAll` takes as a count; to it zero means all. */
const mostAtOnce = 2 ** 32 - 1;

type EventSource = Pick<IDBObjectStore, 'getAll'>;

const readEvents = async (
  source: EventSource,
  range: IDBKeyRange,
  limit: number,
): Promise<readonly StoredEvent[]> => {
  const found = await wrap(source.getAll(range, Math.min(limit, mostAtOnce)) as IDBRequest<StoredEvent[]>);
  return found.map(freezeDeep);
};

/** What is read in a transaction over all stores. */
export const indexedDbReading = (transaction: IDBTransaction, tenant: string): LogReading => {
  const get = async <Value>(store: RecordStore, key: IDBValidKey): Promise<Value | null> => {
    const found = await wrap(transaction.objectStore(store).get(key) as IDBRequest<Value | undefined>);
    return found === undefined ? null : freezeDeep(found);
  };
  const events = (): IDBObjectStore => transaction.objectStore('events');

  return {
    head: () => get<Head>('heads', tenant),
    revision: (stream) => get<number>('streams', [tenant, stream]),
    command: (commandId) => get<CommandRow>('commands', [tenant, commandId]),
    secret: (key) => get<VaultValue>('vault', [tenant, key]),
    eventsAfter: async (position, upTo, limit) =>
      limit < 1 || upTo <= position
        ? []
        : await readEvents(
            events(),
            IDBKeyRange.bound([tenant, position], [tenant, upTo], true, false),
            limit,
          ),
    eventsOf: async (stream, from, limit) =>
      limit < 1
        ? []
        : await readEvents(
            events().index(byStream),
            IDBKeyRange.bound([tenant, stream, from], [tenant, stream, Number.POSITIVE_INFINITY]),
            limit,
          ),
  };
};

/** What is read and written in a readwrite transaction over all stores. A write that fails aborts the transaction. */
export const indexedDbTransaction = (transaction: IDBTransaction, tenant: string): LogTransaction => {
  const store = (name: RecordStore): IDBObjectStore => transaction.objectStore(name);

  return {
    ...indexedDbReading(transaction, tenant),
    addEvent: (event) => {
      store('events').add(event);
    },
    putHead: (head) => {
      store('heads').put(head, tenant);
    },
    putRevision: (stream, revision) => {
      store('streams').put(revision, [tenant, stream]);
    },
    addCommand: (row) => {
      store('commands').add(row, [tenant, row.commandId]);
    },
    putSecret: (key, value) => {
      store('vault').put(value, [tenant, key]);
    },
    deleteSecret: (key) => {
      store('vault').delete([tenant, key]);
    },
  };
};
