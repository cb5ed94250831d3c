/** The log's records in one IndexedDB transaction. */
import { wrap } from 'idb';
import type { Head, VaultValue } from './eventLog.ts';
import { freezeDeep } from './frozenJson.ts';
import { byStream, byTag, type EventRecord, eventOf, type RecordStore, recordOf } from './logLayout.ts';
import type { CommandRow, LogRange, LogReading, LogTransaction, TagKey } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The most that `getAll` takes as a count; to it zero means all. */
const mostAtOnce = 2 ** 32 - 1;

type EventSource = Pick<IDBObjectStore, 'getAll'>;

const readEvents = async (
  source: EventSource,
  range: IDBKeyRange,
  limit: number,
): Promise<readonly StoredEvent[]> => {
  const found = await wrap(source.getAll(range, Math.min(limit, mostAtOnce)) as IDBRequest<EventRecord[]>);
  return found.map((record) => freezeDeep(eventOf(record)));
};

/** From the end of a range; a cursor walks, since only it goes backwards. */
const readBackwards = (
  source: IDBIndex,
  range: IDBKeyRange,
  limit: number,
): Promise<readonly StoredEvent[]> =>
  new Promise((resolve, reject) => {
    const found: StoredEvent[] = [];
    const walking = source.openCursor(range, 'prev');
    walking.addEventListener('error', () => reject(walking.error));
    walking.addEventListener('success', () => {
      const cursor = walking.result;
      if (cursor !== null) found.push(freezeDeep(eventOf(cursor.value as EventRecord)));
      if (cursor === null || found.length === limit) resolve(found);
      else cursor.continue();
    });
  });

const placesOf = (
  tenant: string,
  { tag, type }: TagKey,
  { after, upTo }: Pick<LogRange, 'after' | 'upTo'>,
): IDBKeyRange => {
  const place = type === null ? [tenant, tag] : [tenant, tag, type];
  return IDBKeyRange.bound([...place, after], [...place, upTo], true, false);
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
    secrets: async () => {
      const vault = transaction.objectStore('vault');
      const range = IDBKeyRange.bound([tenant], [tenant, []]);
      const [keys, values] = await Promise.all([
        wrap(vault.getAllKeys(range)),
        wrap(vault.getAll(range) as IDBRequest<VaultValue[]>),
      ]);
      return keys.flatMap((key, index) => {
        const value = values[index];
        return value === undefined ? [] : [[String((key as unknown[])[1]), freezeDeep(value)] as const];
      });
    },
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
    eventsTagged: async (key, range) => {
      if (range.limit < 1 || range.upTo <= range.after) return [];
      const read = range.newestFirst ? readBackwards : readEvents;
      return await read(events().index(byTag), placesOf(tenant, key, range), range.limit);
    },
    countTagged: async (key, range) =>
      range.upTo <= range.after
        ? 0
        : await wrap(
            events()
              .index(byTag)
              .count(placesOf(tenant, key, range)),
          ),
  };
};

/** What is read and written in a readwrite transaction over all stores. A write that fails aborts the transaction. */
export const indexedDbTransaction = (transaction: IDBTransaction, tenant: string): LogTransaction => {
  const store = (name: RecordStore): IDBObjectStore => transaction.objectStore(name);

  return {
    ...indexedDbReading(transaction, tenant),
    addEvent: (event) => {
      store('events').add(recordOf(event));
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
