/** Chooses the database of the log: the first one, or its replacement after damage. */
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { DatabaseAddress } from '../log/databaseStatus.ts';
import type { MarkerStore } from './headMarker.ts';

export const firstDatabase = 'agencylens-log';

/** The second site holds the log when the usual site does not open. */
export type DatabaseSite = DatabaseAddress['site'];

export type ChosenDatabase = DatabaseAddress & {
  /** False if no local entry names a database. The entry may be lost, so another database may be in use. */
  readonly isChosen: boolean;
};

const first: ChosenDatabase = { site: 'usual', name: firstDatabase, isChosen: false };

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

export const newDatabaseName = (storeId: string): string => `${firstDatabase}-${storeId.slice(-12)}`;

export const isNamedAfter = (name: string, storeId: string): boolean =>
  name === firstDatabase || name === newDatabaseName(storeId);

export const isLogName = (name: string): boolean => /^agencylens-log(-[0-9a-f]{12})?$/.test(name);

/** Makes this database the log's. Throws when the store refuses the write. */
export const chooseDatabase = (find: () => MarkerStore, { site, name }: DatabaseAddress): void =>
  find().setItem(databaseKey, site === 'beside' ? `beside/${name}` : name);
