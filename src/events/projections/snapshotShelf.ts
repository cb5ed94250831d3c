/** Snapshots in a database of their own beside the log's: whatever is in it can be made anew, so it is dropped first when space runs out. */
import type { LedgerPart } from './keptLedger.ts';
import type { Snapshot, SnapshotPlace, SnapshotShelf, StoredSnapshot } from './snapshot.ts';

/** A full storage drops every database whose name begins so. */
export const derivedPrefix = 'agencylens-derived';

const name = `${derivedPrefix}-snapshots`;

/** A build that lays them out otherwise counts this up; older ones are thrown away. */
const layout = 1;

export type SnapshotShelfPlace = {
  readonly factory: IDBFactory;
  /** The database that holds the log, and the branch in it. */
  readonly storeId: string;
  readonly tenant: string;
  /** Hears why nothing was read or written. */
  readonly report: (error: unknown) => void;
};

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('the browser ended the transaction', 'AbortError')),
    );
  });

const open = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = factory.open(name, layout);
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
      for (const store of ['snapshots', 'ledgers']) database.createObjectStore(store);
    });
    opening.addEventListener('success', () => {
      // Who makes room must not wait for this page.
      opening.result.addEventListener('versionchange', () => opening.result.close());
      resolve(opening.result);
    });
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('blocked', () => reject(new DOMException('blocked', 'TimeoutError')));
  });

/** All keys that begin with these. */
const under = (...beginning: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound([...beginning], [...beginning, []]);

const removeWhere = async (store: IDBObjectStore, isGone: (key: IDBValidKey) => boolean): Promise<void> => {
  for (const key of await settled(store.getAllKeys())) if (isGone(key)) store.delete(key);
};

const withDatabase = async <Result>(
  { factory, report }: Pick<SnapshotShelfPlace, 'factory' | 'report'>,
  otherwise: Result,
  work: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> => {
  try {
    const database = await open(factory);
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    report(error);
    return otherwise;
  }
};

/** The database is open only while something is read or written: then nobody has to wait for it to be deleted. */
export const createSnapshotShelf = (place: SnapshotShelfPlace): SnapshotShelf => {
  const { storeId, tenant } = place;
  return {
    read: (workspaceId) =>
      withDatabase<StoredSnapshot | null>(place, null, async (database) => {
        const transaction = database.transaction(['snapshots', 'ledgers']);
        const [snapshot, ledger] = await Promise.all([
          settled<Snapshot | undefined>(
            transaction.objectStore('snapshots').get([storeId, tenant, workspaceId]),
          ),
          settled<LedgerPart[]>(
            transaction.objectStore('ledgers').getAll(under(storeId, tenant, workspaceId)),
          ),
        ]);
        return snapshot === undefined ? null : { ...snapshot, ledger };
      }),
    replace: ({ standing, basedOn }: SnapshotPlace, snapshot, parts) =>
      withDatabase(place, false, async (database) => {
        const transaction = database.transaction(['snapshots', 'ledgers'], 'readwrite', {
          durability: 'relaxed',
        });
        const end = committed(transaction);
        const snapshots = transaction.objectStore('snapshots');
        const ledgers = transaction.objectStore('ledgers');
        const key = [storeId, tenant, snapshot.workspaceId];
        const known = await settled<Snapshot | undefined>(snapshots.get(key));
        if ((known?.position ?? 0) !== standing) {
          transaction.abort();
          await end.catch(() => undefined);
          return false;
        }
        // Of a database that the log is no longer in.
        const isForeign = (key: IDBValidKey): boolean => Array.isArray(key) && key[0] !== storeId;
        await Promise.all([removeWhere(snapshots, isForeign), removeWhere(ledgers, isForeign)]);
        if (basedOn === 0) ledgers.delete(under(...key));
        snapshots.put(snapshot, key);
        for (const [index, part] of parts.entries()) ledgers.put(part, [...key, snapshot.position, index]);
        await end;
        return true;
      }),
    forget: (gone) =>
      withDatabase(place, undefined, async (database) => {
        const transaction = database.transaction(['snapshots', 'ledgers'], 'readwrite');
        const end = committed(transaction);
        const isGone = (key: IDBValidKey): boolean =>
          gone === 'all' || (Array.isArray(key) && key[1] === gone);
        for (const store of ['snapshots', 'ledgers'])
          await removeWhere(transaction.objectStore(store), isGone);
        await end;
      }),
  };
};
