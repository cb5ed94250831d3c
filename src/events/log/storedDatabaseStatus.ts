/** Reads and writes a database's status through a separate connection that never creates a database. */
import { wrap } from 'idb';
import { type BranchRow, branchRange, wholeBranches } from './branchRows.ts';
import { asDatabaseStatus, type DatabaseStatus, databaseStatusKey } from './databaseStatus.ts';
import type { Head } from './eventLog.ts';
import { storeIdKey } from './logLayout.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';

export type FoundDatabase = {
  readonly storeId: string;
  readonly standing: DatabaseStatus | null;
  readonly hasEvents: boolean;
};

type Place = Omit<DatabasePlace, 'layout'>;

/** Opens an existing database of any layout, and creates none. */
const opened = async <Result>(place: Place, work: (database: IDBDatabase) => Promise<Result>) => {
  const database = await openDatabase({ ...place, layout: 'any' }, null);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** `tenant`: the log to inspect. Throws what the browser throws, and `StorageError` when the database is missing or does not answer. */
export const readDatabaseStatus = (place: Place, tenant: string): Promise<FoundDatabase> =>
  opened(place, async (database) => {
    const transaction = database.transaction(['meta', 'heads']);
    const get = async <Value>(store: string, key: string): Promise<Value> =>
      await wrap(transaction.objectStore(store).get(key) as IDBRequest<Value>);
    const [storeId, status, head] = await Promise.all([
      get<unknown>('meta', storeIdKey),
      get<unknown>('meta', databaseStatusKey),
      get<Head | undefined>('heads', tenant),
    ]);
    return {
      storeId: typeof storeId === 'string' ? storeId : '',
      standing: asDatabaseStatus(status),
      hasEvents: (head?.position ?? 0) > 0,
    };
  });

export const putDatabaseStatus = (place: Place, status: DatabaseStatus): Promise<void> =>
  opened(place, (database) => {
    const transaction = database.transaction('meta', 'readwrite', { durability: 'strict' });
    transaction.objectStore('meta').put(status, databaseStatusKey);
    return new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  });

export const readBranches = (place: Place): Promise<readonly BranchRow[]> =>
  opened(place, async (database) => {
    const meta = database.transaction('meta').objectStore('meta');
    return wholeBranches(await wrap(meta.getAll(branchRange()) as IDBRequest<BranchRow[]>));
  });
