/** Reads and notes what a database says of itself through a connection of its own, which makes no database. */
import { wrap } from 'idb';
import { type BranchRow, branchRange, wholeBranches } from './branchRows.ts';
import { asStanding, type DatabaseStanding, standingKey } from './databaseStatus.ts';
import type { Head } from './eventLog.ts';
import { storeIdKey } from './logLayout.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';

export type FoundDatabase = {
  /** Empty where the database has lost it. */
  readonly storeId: string;
  readonly standing: DatabaseStanding | null;
  readonly hasEvents: boolean;
};

type Place = Omit<DatabasePlace, 'layout'>;

/** Opens one that is there, in whatever layout, and makes none. */
const opened = async <Result>(place: Place, work: (database: IDBDatabase) => Promise<Result>) => {
  const database = await openDatabase({ ...place, layout: 'any' }, null);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** `tenant`: whose events count. Throws what the browser throws, and StorageError where there is no such database or it does not answer. */
export const readStanding = (place: Place, tenant: string): Promise<FoundDatabase> =>
  opened(place, async (database) => {
    const transaction = database.transaction(['meta', 'heads']);
    const get = async <Value>(store: string, key: string): Promise<Value> =>
      await wrap(transaction.objectStore(store).get(key) as IDBRequest<Value>);
    const [storeId, standing, head] = await Promise.all([
      get<unknown>('meta', storeIdKey),
      get<unknown>('meta', standingKey),
      get<Head | undefined>('heads', tenant),
    ]);
    return {
      storeId: typeof storeId === 'string' ? storeId : '',
      standing: asStanding(standing),
      hasEvents: (head?.position ?? 0) > 0,
    };
  });

/** Resolves once it is on the device. Throws as `readStanding` does. */
export const putStanding = (place: Place, standing: DatabaseStanding): Promise<void> =>
  opened(place, (database) => {
    const transaction = database.transaction('meta', 'readwrite', { durability: 'strict' });
    transaction.objectStore('meta').put(standing, standingKey);
    return new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  });

/** The branches that are whole in it, the oldest first. Throws as `readStanding` does. */
export const readBranches = (place: Place): Promise<readonly BranchRow[]> =>
  opened(place, async (database) => {
    const meta = database.transaction('meta').objectStore('meta');
    return wholeBranches(await wrap(meta.getAll(branchRange()) as IDBRequest<BranchRow[]>));
  });
