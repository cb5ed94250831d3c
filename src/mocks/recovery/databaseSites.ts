/** Finds the sites of databases: the usual one, and a storage bucket with separate files for when the first does not open. */

import type { DatabaseSite } from '#events/recovery/databaseName.ts';
import { allPersistent, type PersistentStorage } from './persistentStorage.ts';

/** The used part of the Storage Buckets API: a bucket has its own database files, and is persisted or cleared separately. */
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

export const siteFactory = async (site: DatabaseSite): Promise<IDBFactory | null> =>
  site === 'usual' ? globalThis.indexedDB : ((await openBucket())?.indexedDB ?? null);

export const sitesThere = async (): Promise<readonly (readonly [DatabaseSite, IDBFactory])[]> => {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets?: Buckets };
  const names = await storageBuckets?.keys().catch((): readonly string[] => []);
  const bucket = names?.includes(bucketName) ? await openBucket() : null;
  return [['usual', globalThis.indexedDB], ...(bucket ? ([['beside', bucket.indexedDB]] as const) : [])];
};

/** Asks for both sites, because the marker and the second copy are at the usual one. */
export const besideKeeper = async (): Promise<Required<PersistentStorage>> => {
  const bucket = await openBucket();
  return allPersistent([navigator.storage, ...(bucket ? [bucket] : [])]);
};
