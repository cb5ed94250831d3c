/** The places of this site's databases: the usual one, and one beside it whose files are others, for a browser that does not open the first. */
import type { DatabaseSite } from '#events/recovery/databaseName.ts';

/** The part of the Storage Buckets API that is used: a bucket has databases in files of its own. */
type Buckets = { open(name: string): Promise<{ readonly indexedDB: IDBFactory }> };

const bucketName = 'agencylens';

/** Null where the browser has no such place. */
export const siteFactory = async (site: DatabaseSite): Promise<IDBFactory | null> => {
  if (site === 'usual') return globalThis.indexedDB;
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets?: Buckets };
  try {
    return storageBuckets ? (await storageBuckets.open(bucketName)).indexedDB : null;
  } catch {
    return null;
  }
};
