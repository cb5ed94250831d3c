/** Makes the browser move what it has of a database from its journal into its tables, as it does by itself with some megabytes. */
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';

/** More than the journal takes, in values that are too short for files of their own; in a table they are packed to some kilobytes. */
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

/** What it writes for that is deleted again. */
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
