/** Finds the database in use among all that are kept, for a start whose local entries do not tell it. */
import type { Clock } from '#world/clock.ts';
import type { DatabaseAddress } from '../log/databaseStatus.ts';
import { type FoundDatabase, readStanding } from '../log/storedDatabaseStatus.ts';
import { firstDatabase, isLogName } from './databaseName.ts';

export type KeptDatabase = DatabaseAddress & FoundDatabase;

export type DatabasePlaces = {
  readonly clock: Clock;
  readonly tenant: string;
  /** The places that this browser has, without making one. */
  readonly sites: readonly (readonly [site: DatabaseAddress['site'], factory: IDBFactory])[];
};

/** One that does not open in this time is passed over: an empty page would wait for it. */
const patience = 2_000;

/** Names of the databases that may hold a log; none where the browser does not tell. */
export const logNamesIn = async (factory: IDBFactory): Promise<readonly string[]> => {
  try {
    return (await factory.databases()).flatMap(({ name }) =>
      name !== undefined && isLogName(name) ? [name] : [],
    );
  } catch {
    return [];
  }
};

/** All that can be read. */
export const keptDatabases = async ({
  clock,
  tenant,
  sites,
}: DatabasePlaces): Promise<readonly KeptDatabase[]> => {
  const found = sites.map(async ([site, factory]) =>
    Promise.all(
      (await logNamesIn(factory)).map((name) =>
        readStanding({ factory, name, clock, patience }, tenant).then(
          (standing): KeptDatabase[] => [{ site, name, ...standing }],
          () => [],
        ),
      ),
    ),
  );
  return (await Promise.all(found)).flat(2);
};

type Asked = {
  /** The one that the start would take. */
  readonly opened: string;
  /** Whether a local entry names it. */
  readonly isChosen: boolean;
  /** The database that the marker is of; null where no marker can be read. */
  readonly markedStore: string | null;
};

/**
 * The database that took the place of the opened one, directly or after others; null for none. `unclear`: there are others, and
 * nothing tells which one was in use.
 */
export const databaseInUse = (
  kept: readonly KeptDatabase[],
  { opened, isChosen, markedStore }: Asked,
): KeptDatabase | 'unclear' | null => {
  const replaced = new Set(
    kept.flatMap(({ standing }) => (standing?.kind === 'inUse' ? [standing.replaces] : [])),
  );
  const others = kept.filter(
    ({ name, standing }) =>
      name !== opened && !replaced.has(name) && standing?.kind !== 'replaced' && standing?.kind !== 'draft',
  );
  const successors = others.filter(({ standing }) => standing?.kind === 'inUse');
  // One from before databases said anything of themselves.
  const silent = others.filter(
    ({ name, standing, hasEvents }) => standing === null && hasEvents && name !== firstDatabase,
  );
  const marked = [...successors, ...silent].find(({ storeId }) => storeId === markedStore);
  if (marked) return marked;
  if (successors.length > 0) return successors.length === 1 ? (successors[0] ?? null) : 'unclear';
  return isChosen || silent.length === 0 ? null : 'unclear';
};
