/** Which database holds the log: the first one, or the one that took its place when that was damaged and is kept aside. */
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { DatabaseAddress } from '../log/databaseStatus.ts';
import type { MarkerStore } from './headMarker.ts';

export const firstDatabase = 'agencylens-log';

/** `beside`: in the site's second place for databases, as the usual one does not open. */
export type DatabaseSite = DatabaseAddress['site'];

export type ChosenDatabase = DatabaseAddress & {
  /** False if no local entry names a database. The entry may be lost, so another database may be in use. */
  readonly isChosen: boolean;
};

const first: ChosenDatabase = { site: 'usual', name: firstDatabase, isChosen: false };

/** The first database where the store cannot be read or names none. */
export const chosenDatabase = (find: () => MarkerStore): ChosenDatabase => {
  try {
    const [, beside, name] =
      /^(beside\/)?(agencylens-log-[0-9a-f]{12})$/.exec(find().getItem(databaseKey) ?? '') ?? [];
    return name === undefined
      ? first
      : { site: beside === undefined ? 'usual' : 'beside', name, isChosen: true };
  } catch {
    return first;
  }
};

/** A name that no database has yet: the end of a new store's id, which is unlike any other. */
export const newDatabaseName = (storeId: string): string => `${firstDatabase}-${storeId.slice(-12)}`;

/** Whether a database can be the one that was first made under its name, as far as the name tells. */
export const isNamedAfter = (name: string, storeId: string): boolean =>
  name === firstDatabase || name === newDatabaseName(storeId);

/** Whether a database of that name may hold a log of this product. */
export const isLogName = (name: string): boolean => /^agencylens-log(-[0-9a-f]{12})?$/.test(name);

/** From now on this database holds the log. Throws where the store takes nothing. */
export const chooseDatabase = (find: () => MarkerStore, { site, name }: DatabaseAddress): void =>
  find().setItem(databaseKey, site === 'beside' ? `beside/${name}` : name);
