/** The places of this site's databases: the usual one, and one beside it whose files are others, for a browser that does not open the first. */

import type { DatabaseSite } from '#events/recovery/databaseName.ts';
import { allPersistent, type PersistentStorage } from './persistentStorage.ts';

/** The part of the Storage Buckets API that is used: a bucket has databases in files of its own, and is kept or cleared by itself. */
type Bucket = { readonly indexedDB: IDBFactory } & PersistentStorage;
type Buckets = { open(name: string): Promise<Bucket>; keys(): Promise<readonly string[]> };

const bucketName = 'agencylens';

const openBucket = async (): Promise<Bucket | null> => {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets?: Buckets };
  try {
    return storageBuckets ? await storageBuckets.open(bucketName) : null;
  } catch {
    return null;
  }
};

/** Null where the browser has no such place. */
export const siteFactory = async (site: DatabaseSite): Promise<IDBFactory | null> =>
  site === 'usual' ? globalThis.indexedDB : ((await openBucket())?.indexedDB ?? null);

/** The places that are there already; none is made. */
export const sitesThere = async (): Promise<readonly (readonly [DatabaseSite, IDBFactory])[]> => {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets?: Buckets };
  const names = await storageBuckets?.keys().catch((): readonly string[] => []);
  const bucket = names?.includes(bucketName) ? await openBucket() : null;
  return [['usual', globalThis.indexedDB], ...(bucket ? ([['beside', bucket.indexedDB]] as const) : [])];
};

/** Of the place beside: both are asked, as marker and second copy are at the usual one. */
export const besideKeeper = async (): Promise<Required<PersistentStorage>> => {
  const bucket = await openBucket();
  return allPersistent([navigator.storage, ...(bucket ? [bucket] : [])]);
};
