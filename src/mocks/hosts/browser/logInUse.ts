/** Opens the log in the current database, and follows the references of superseded databases to it. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { DatabaseAddress } from '#events/log/databaseStatus.ts';
import { chooseDatabase } from '#events/recovery/databaseName.ts';
import type { LogStart, StartPlace } from '#events/recovery/startLog.ts';
import type { World } from '#world/world.ts';
import type { RecoveryPlace } from '../../recovery/recoveryPlace.ts';

export type InUse = {
  readonly world: World;
  readonly place: RecoveryPlace;
  /** Databases that led to this one; null for one that did not open. */
  readonly superseded: readonly (string | null)[];
};

export const unmarkedOf = (
  { world, place, superseded }: InUse,
  tenant: string,
): Pick<StartPlace, 'copyEnds' | 'inUse' | 'superseded'> => ({
  superseded: new Set(superseded.filter((storeId) => storeId !== null)),
  copyEnds: async () => {
    const { copyEnds } = await import('#events/recovery/copyEnds.ts');
    return place.copy === null ? new Map() : copyEnds(place.copy.files).catch(() => new Map());
  },
  inUse: async (markedStore) => {
    const { databaseInUse, storedDatabases: keptDatabases } = await import(
      '#events/recovery/databaseInUse.ts'
    );
    const databases = await keptDatabases({ clock: world.clock, tenant, sites: await place.sitesThere() });
    return databaseInUse(databases, { opened: place.name, isChosen: place.isChosen, markedStore });
  },
});

/** A bound against cycles; no browser has replaced as many databases. */
const mostSteps = 50;

const placeAt = async (
  place: RecoveryPlace,
  { site, name }: DatabaseAddress,
): Promise<RecoveryPlace | null> => {
  const indexedDb = site === place.site ? place.indexedDb : await place.siteFactory(site);
  if (indexedDb === null) return null;
  try {
    chooseDatabase(place.find, { site, name });
  } catch {
    // The first database redirects here at the next start, too.
  }
  return { ...place, indexedDb, site, name, isChosen: true };
};

export const openInUse = async <Opening extends InUse>(
  opening: Opening,
  open: (opening: Opening) => Promise<LogStart>,
): Promise<{ readonly start: LogStart; readonly opening: Opening }> => {
  const start = await open(opening);
  if (start.kind !== 'elsewhere') return { start, opening };
  const { superseded } = opening;
  const place = superseded.length < mostSteps ? await placeAt(opening.place, start.database) : null;
  if (place !== null)
    return openInUse({ ...opening, place, superseded: [...superseded, start.storeId] }, open);
  const detail = `The browser does not open the database ${start.database.name}.`;
  const loss = { kind: 'unreadable', tenant: mainBranch, expected: null, found: null, detail } as const;
  return { start: { kind: 'lost', loss }, opening };
};
