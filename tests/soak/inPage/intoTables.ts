/** Makes the browser compact a database from its journal into tables, as it does by itself after some megabytes. */
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';

/** Exceeds the journal's size. Values are too short for separate files, and compress to a few kilobytes in tables. */
const ballast = Array.from({ length: 68 }, (_, index) => ({
  key: `ballast ${index}`,
  value: '-'.repeat(50_000),
}));

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

const opened = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

export const intoTables = async (): Promise<void> => {
  const { indexedDb, name } = await recoveryPlace();
  const database = await opened(indexedDb.open(name));
  for (const change of ['put', 'delete'] as const) {
    const transaction = database.transaction('meta', 'readwrite');
    const store = transaction.objectStore('meta');
    for (const { key, value } of ballast)
      if (change === 'put') store.put(value, key);
      else store.delete(key);
    await committed(transaction);
  }
  database.close();
};
