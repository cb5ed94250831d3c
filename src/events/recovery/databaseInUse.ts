/** Finds the database in use among all existing ones, for a start without a local entry that names it. */
import type { Clock } from '#world/clock.ts';
import type { DatabaseAddress } from '../log/databaseStatus.ts';
import { type FoundDatabase, readDatabaseStatus } from '../log/storedDatabaseStatus.ts';
import { firstDatabase, isLogName } from './databaseName.ts';

export type StoredDatabase = DatabaseAddress & FoundDatabase;

export type DatabasePlaces = {
  readonly clock: Clock;
  readonly tenant: string;
  readonly sites: readonly (readonly [site: DatabaseAddress['site'], factory: IDBFactory])[];
};

/** A slower database is skipped, because an empty page would wait for it. */
const patience = 2_000;

/** Names of the databases that may hold a log; empty when the browser does not list them. */
export const logNamesIn = async (factory: IDBFactory): Promise<readonly string[]> => {
  try {
    return (await factory.databases()).flatMap(({ name }) =>
      name !== undefined && isLogName(name) ? [name] : [],
    );
  } catch {
    return [];
  }
};

export const storedDatabases = async ({
  clock,
  tenant,
  sites,
}: DatabasePlaces): Promise<readonly StoredDatabase[]> => {
  const found = sites.map(async ([site, factory]) =>
    Promise.all(
      (await logNamesIn(factory)).map((name) =>
        readDatabaseStatus({ factory, name, clock, patience }, tenant).then(
          (found): StoredDatabase[] => [{ site, name, ...found }],
          () => [],
        ),
      ),
    ),
  );
  return (await Promise.all(found)).flat(2);
};

type Asked = {
  readonly opened: string;
  readonly isChosen: boolean;
  readonly markedStore: string | null;
};

/**
 * The database that replaced the opened one, directly or through others; null for none. `unclear`: others
 * exist, and nothing shows which was in use.
 */
export const databaseInUse = (
  databases: readonly StoredDatabase[],
  { opened, isChosen, markedStore }: Asked,
): StoredDatabase | 'unclear' | null => {
  const replaced = new Set(
    databases.flatMap(({ standing: status }) => (status?.kind === 'inUse' ? [status.replaces] : [])),
  );
  const others = databases.filter(
    ({ name, standing: status }) =>
      name !== opened && !replaced.has(name) && status?.kind !== 'replaced' && status?.kind !== 'draft',
  );
  const successors = others.filter(({ standing: status }) => status?.kind === 'inUse');
  // A database from before statuses were stored.
  const silent = others.filter(
    ({ name, standing: status, hasEvents }) => status === null && hasEvents && name !== firstDatabase,
  );
  const marked = [...successors, ...silent].find(({ storeId }) => storeId === markedStore);
  if (marked) return marked;
  if (successors.length > 0) return successors.length === 1 ? (successors[0] ?? null) : 'unclear';
  return isChosen || silent.length === 0 ? null : 'unclear';
};
