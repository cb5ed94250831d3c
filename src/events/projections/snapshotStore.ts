/** Stores snapshots in a separate derived database, which is dropped first when storage is full. */
import { committed, type DerivedPlace, derivedStores, openDerived, settled } from './derivedDatabase.ts';
import type { Snapshot, SnapshotPlace, SnapshotStore, StoredSnapshot } from './snapshot.ts';
import type { TimelinePart } from './timelineParts.ts';

type KeyStart = readonly (string | number)[];

const under = (beginning: KeyStart): IDBKeyRange => IDBKeyRange.bound([...beginning], [...beginning, []]);

/** Timeline parts up to a position. Later ones belong to a snapshot that was never committed. */
const upTo = (workspace: KeyStart, position: number): IDBKeyRange =>
  IDBKeyRange.bound([...workspace], [...workspace, position, []]);

const between = (workspace: KeyStart, after: number, position: number): IDBKeyRange =>
  IDBKeyRange.bound([...workspace, after, []], [...workspace, position], true, true);

const removeWhere = async (store: IDBObjectStore, isGone: (key: IDBValidKey) => boolean): Promise<void> => {
  for (const key of await settled(store.getAllKeys())) if (isGone(key)) store.delete(key);
};

const withDatabase = async <Result>(
  { factory, report }: Pick<DerivedPlace, 'factory' | 'report'>,
  otherwise: Result,
  work: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> => {
  try {
    const database = await openDerived(factory);
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

/** Opens the database only for a read or write, so that its deletion need not wait. */
export const createSnapshotStore = (place: DerivedPlace): SnapshotStore => {
  const { storeId, tenant } = place;
  return {
    read: (workspaceId) =>
      withDatabase<StoredSnapshot | null>(place, null, async (database) => {
        const transaction = database.transaction(['snapshots', 'timelines']);
        const key = [storeId, tenant, workspaceId];
        const snapshot = await settled<Snapshot | undefined>(transaction.objectStore('snapshots').get(key));
        if (snapshot === undefined) return null;
        const timelines = transaction.objectStore('timelines');
        const keys = await settled(timelines.getAllKeys(upTo(key, snapshot.position)));
        // One by one, so that the page responds in between.
        const parts = keys.map((one) => settled<TimelinePart>(timelines.get(one)));
        return { ...snapshot, parts: await Promise.all(parts) };
      }),
    lay: ({ workspaceId, position, from }, parts) =>
      withDatabase(place, false, async (database) => {
        const transaction = database.transaction('timelines', 'readwrite', { durability: 'relaxed' });
        const end = committed(transaction);
        const timelines = transaction.objectStore('timelines');
        const key = [storeId, tenant, workspaceId, position];
        if (from === 0) timelines.delete(under(key));
        for (const [index, part] of parts.entries()) timelines.put(part, [...key, from + index]);
        await end;
        return true;
      }),
    replace: ({ standing: stored, basedOn }: SnapshotPlace, snapshot, parts) =>
      withDatabase(place, false, async (database) => {
        const transaction = database.transaction(derivedStores, 'readwrite', { durability: 'relaxed' });
        const end = committed(transaction);
        const snapshots = transaction.objectStore('snapshots');
        const timelines = transaction.objectStore('timelines');
        const key = [storeId, tenant, snapshot.workspaceId];
        const known = await settled<Snapshot | undefined>(snapshots.get(key));
        if ((known?.position ?? 0) !== stored) {
          transaction.abort();
          await end.catch(() => undefined);
          return false;
        }
        const isForeign = (key: IDBValidKey): boolean => Array.isArray(key) && key[0] !== storeId;
        const extracts = transaction.objectStore('extracts');
        await Promise.all([snapshots, timelines, extracts].map((store) => removeWhere(store, isForeign)));
        timelines.delete(between(key, basedOn, snapshot.position));
        if (parts.length > 0) timelines.delete(under([...key, snapshot.position]));
        snapshots.put(snapshot, key);
        for (const [index, part] of parts.entries()) timelines.put(part, [...key, snapshot.position, index]);
        await end;
        return true;
      }),
    forget: (gone) =>
      withDatabase(place, undefined, async (database) => {
        const transaction = database.transaction(derivedStores, 'readwrite');
        const end = committed(transaction);
        const isGone = (key: IDBValidKey): boolean =>
          gone === 'all' || (Array.isArray(key) && key[1] === gone);
        for (const store of derivedStores) await removeWhere(transaction.objectStore(store), isGone);
        await end;
      }),
  };
};
