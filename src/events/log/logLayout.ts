/** The layout of the log's IndexedDB database; every key but those of `meta` begins with the tenant or is it. */

/** A newer build that changes the stores counts this up and converts what it finds. */
export const layoutVersion = 1;

export const storeNames = ['events', 'heads', 'streams', 'commands', 'vault', 'meta'] as const;

export type StoreName = (typeof storeNames)[number];

/** The index that reads a stream, and keeps two events from having one revision. */
export const byStream = 'byStream';

/** The key under which `meta` keeps the name of this very database, to tell it from a later one of the same name. */
export const storeIdKey = 'storeId';

/** Makes the stores of layout 1 in an empty database. */
export const layOut = (database: IDBDatabase, storeId: string): void => {
  const events = database.createObjectStore('events', { keyPath: ['tenant', 'position'] });
  events.createIndex(byStream, ['tenant', 'stream', 'revision'], { unique: true });
  events.createIndex('byId', ['tenant', 'id'], { unique: true });
  for (const name of storeNames.filter((name) => name !== 'events')) {
    database.createObjectStore(name);
  }
  events.transaction.objectStore('meta').put(storeId, storeIdKey);
};
