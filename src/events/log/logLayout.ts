/** The layout of the log's IndexedDB database; every key but those of `meta` begins with the tenant or is it. */

/** A newer build that changes the stores counts this up and converts what it finds. */
export const layoutVersion = 1;

/** The stores of a tenant's records; `meta` is about the database itself. */
export const recordStores = ['events', 'heads', 'streams', 'commands', 'vault'] as const;

export type RecordStore = (typeof recordStores)[number];

/** The index that reads a stream, and keeps two events from having one revision. */
export const byStream = 'byStream';

/** The key under which `meta` keeps the name of this very database, to tell it from a later one of the same name. */
export const storeIdKey = 'storeId';

/** Makes the stores of layout 1 in an empty database. */
export const layOut = (database: IDBDatabase, storeId: string): void => {
  const events = database.createObjectStore('events', { keyPath: ['tenant', 'position'] });
  events.createIndex(byStream, ['tenant', 'stream', 'revision'], { unique: true });
  events.createIndex('byId', ['tenant', 'id'], { unique: true });
  for (const name of recordStores.filter((name) => name !== 'events')) {
    database.createObjectStore(name);
  }
  database.createObjectStore('meta').put(storeId, storeIdKey);
};
