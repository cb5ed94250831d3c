/** Which database holds the log: the first one, or the one that took its place when that was damaged and is kept aside. */
import type { MarkerStore } from './headMarker.ts';

export const firstDatabase = 'agencylens-log';

const key = 'agencylens.database';

/** `beside`: in the site's second place for databases, as the usual one does not open. */
export type DatabaseSite = 'usual' | 'beside';

export type ChosenDatabase = { readonly site: DatabaseSite; readonly name: string };

const first: ChosenDatabase = { site: 'usual', name: firstDatabase };

/** The first database where the store cannot be read or names none. */
export const chosenDatabase = (find: () => MarkerStore): ChosenDatabase => {
  try {
    const [, beside, name] =
      /^(beside\/)?(agencylens-log-[0-9a-f]{12})$/.exec(find().getItem(key) ?? '') ?? [];
    return name === undefined ? first : { site: beside === undefined ? 'usual' : 'beside', name };
  } catch {
    return first;
  }
};

/** A name that no database has yet: the end of a new store's id, which is unlike any other. */
export const newDatabaseName = (storeId: string): string => `${firstDatabase}-${storeId.slice(-12)}`;

/** From now on this database holds the log. Throws where the store takes nothing. */
export const chooseDatabase = (find: () => MarkerStore, { site, name }: ChosenDatabase): void =>
  find().setItem(key, site === 'beside' ? `beside/${name}` : name);
