/** Which database holds the log: the first one, or the one that took its place when that was damaged and is kept aside. */
import type { MarkerStore } from './headMarker.ts';

export const firstDatabase = 'agencylens-log';

const key = 'agencylens.database';

/** The first database where the store cannot be read or names none. */
export const databaseName = (find: () => MarkerStore): string => {
  try {
    const name = find().getItem(key);
    return name !== null && /^agencylens-log-[0-9a-f]{12}$/.test(name) ? name : firstDatabase;
  } catch {
    return firstDatabase;
  }
};

/** A name that no database has yet: the end of a new store's id, which is unlike any other. */
export const newDatabaseName = (storeId: string): string => `${firstDatabase}-${storeId.slice(-12)}`;

/** From now on this database holds the log. Throws where the store takes nothing. */
export const chooseDatabase = (find: () => MarkerStore, name: string): void => find().setItem(key, name);
