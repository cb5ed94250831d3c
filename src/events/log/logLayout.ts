/** The layout of the log's IndexedDB database; every key but those of `meta` begins with the tenant or is it. */
import type { StoredEvent } from './storedEvent.ts';

/** A newer build that changes the stores counts this up and converts what it finds: 2 finds events by their tags. */
export const layoutVersion = 2;

/** The stores of a tenant's records; `meta` is about the database itself. */
export const recordStores = ['events', 'heads', 'streams', 'commands', 'vault'] as const;

export type RecordStore = (typeof recordStores)[number];

/** The index that reads a stream, and keeps two events from having one revision. */
export const byStream = 'byStream';

/** The index that finds events by a tag, and by a tag and a type, in the order of the log. */
export const byTag = 'byTag';

/** The key under which `meta` keeps the name of this very database, to tell it from a later one of the same name. */
export const storeIdKey = 'storeId';

type TagPlace = readonly [tenant: string, tag: string, position: number];
type TypePlace = readonly [tenant: string, tag: string, type: string, position: number];

/** An event as a record: with the places under which the index has it. They are no part of the event. */
export type EventRecord = StoredEvent & { readonly tagPlaces: readonly (TagPlace | TypePlace)[] };

export const recordOf = (event: StoredEvent): EventRecord => ({
  ...event,
  tagPlaces: [...new Set(event.tags)].flatMap((tag): readonly (TagPlace | TypePlace)[] => [
    [event.tenant, tag, event.position],
    [event.tenant, tag, event.type, event.position],
  ]),
});

export const eventOf = ({ tagPlaces: _places, ...event }: EventRecord): StoredEvent => event;

const createTagIndex = (events: IDBObjectStore): void => {
  events.createIndex(byTag, 'tagPlaces', { multiEntry: true });
};

/** Makes the stores in an empty database. */
export const layOut = (database: IDBDatabase, storeId: string): void => {
  const events = database.createObjectStore('events', { keyPath: ['tenant', 'position'] });
  events.createIndex(byStream, ['tenant', 'stream', 'revision'], { unique: true });
  events.createIndex('byId', ['tenant', 'id'], { unique: true });
  createTagIndex(events);
  for (const name of recordStores.filter((name) => name !== 'events')) {
    database.createObjectStore(name);
  }
  database.createObjectStore('meta').put(storeId, storeIdKey);
};

/** So many events are converted in one go. */
const batchSize = 500;

/** Converts layout 1, in the transaction that opens the database: writes each event again, with its places. */
export const addTagIndex = (transaction: IDBTransaction): void => {
  const events = transaction.objectStore('events');
  createTagIndex(events);
  const convertAfter = (key: IDBValidKey | null): void => {
    const range = key === null ? null : IDBKeyRange.lowerBound(key, true);
    const reading = events.getAll(range, batchSize) as IDBRequest<StoredEvent[]>;
    reading.addEventListener('success', () => {
      const found = reading.result;
      for (const event of found) events.put(recordOf(event));
      const last = found.at(-1);
      if (last !== undefined && found.length === batchSize) convertAfter([last.tenant, last.position]);
    });
  };
  convertAfter(null);
};
