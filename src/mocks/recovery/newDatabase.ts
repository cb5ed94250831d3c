/** Builds the database that replaces a lost one, at a site that opens and under an unused name. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import type { DatabaseAddress } from '#events/log/databaseStatus.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { DataReplaced } from '#events/log/openDatabase.ts';
import { putDatabaseStatus, readDatabaseStatus } from '#events/log/storedDatabaseStatus.ts';
import { chooseDatabase, type DatabaseSite, newDatabaseName } from '#events/recovery/databaseName.ts';
import { type LogContent, writeLog } from '#events/recovery/writeLog.ts';
import type { World } from '#world/world.ts';
import type { CarriedBranches, CarryStep, IntactBranch } from './branchesLeft.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

export const failed = (fault: string): RecoveryOutcome => ({ ok: false, fault });

type Opened = {
  readonly storage: LogStorage;
  readonly storeId: string;
  readonly site: DatabaseSite;
  readonly name: string;
  readonly factory: IDBFactory;
  readonly remove: () => Promise<void>;
};

const removed = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve) => {
    const removing = factory.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve());
  });

/** Throws the first site's error when the other site does not open one either. */
const openNew = async (place: RecoveryPlace, tenant: string, world: World): Promise<Opened> => {
  const storeId = world.ids.uuid();
  const name = newDatabaseName(storeId);
  const other: DatabaseSite = place.site === 'usual' ? 'beside' : 'usual';
  const openAt = async (factory: IDBFactory, site: DatabaseSite): Promise<Opened> => {
    const storage = await indexedDbStorage({ factory, name, clock: world.clock, tenant, storeId });
    const remove = async () => {
      await storage.close();
      await removed(factory, name);
    };
    // A database without the draft note would never be recognised as a draft, so it is removed.
    await putDatabaseStatus({ factory, name, clock: world.clock, patience }, { kind: 'draft' }).catch(
      async (error: unknown) => {
        await remove();
        throw error;
      },
    );
    return { storage, storeId, site, name, factory, remove };
  };
  try {
    return await openAt(place.indexedDb, place.site);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const factory = await place.siteFactory(other);
    if (factory === null) throw error;
    return openAt(factory, other);
  }
};

/** A short timeout, because the old database may be the one that does not open. */
const patience = 2_000;

/**
 * Records the current database in both databases and the local entry, because any of them may be lost. Throws
 * when neither the old database nor the entry can be written.
 */
const takePlace = async (place: RecoveryPlace, { site, name, factory }: Opened, { clock }: World) => {
  const by: DatabaseAddress = { site, name };
  const old = { factory: place.indexedDb, name: place.name, clock, patience };
  const before = await readDatabaseStatus(old, mainBranch).catch(() => null);
  // Two tabs may recover from the same loss, and the data that the first restored must not be superseded
  // unseen.
  if (before?.standing?.kind === 'replaced') throw new DataReplaced(place.name);
  const marker = place.markers.read(mainBranch);
  // A full local storage may still hold the marker of the lost database, instead of the empty one created
  // since.
  const replacesStore = marker.kind === 'marker' ? marker.marker.storeId : (before?.storeId ?? '');
  const inUse = { kind: 'inUse', replaces: place.name, replacesStore } as const;
  await putDatabaseStatus({ factory, name, clock, patience }, inUse);
  const isMarked = await putDatabaseStatus(old, { kind: 'replaced', by }).then(
    () => true,
    () => false,
  );
  try {
    chooseDatabase(place.find, by);
  } catch (error) {
    if (!isMarked) throw error;
  }
};

export type BuildOrder = {
  readonly step: RecoveryStep;
  readonly total: number;
  readonly along?: {
    readonly branches: readonly IntactBranch[];
    readonly carry: (step: CarryStep) => Promise<CarriedBranches>;
  };
};

/** The new database counts only once its last event is written; a crash before that changes nothing. */
export const buildNew = async (
  { world, place, tenant }: { readonly world: World; readonly place: RecoveryPlace; readonly tenant: string },
  content: LogContent,
  { step: { onProgress, signal }, total, along }: BuildOrder,
): Promise<RecoveryOutcome> => {
  if (total === 0) return failed('There is no event that could be brought back.');
  const opened = await openNew(place, tenant, world);
  const { storage, storeId, remove } = opened;
  const all = (along?.branches ?? []).reduce((sum, { head }) => sum + head.position, total);
  let leftOut: readonly string[] = [];
  try {
    const head = await writeLog(storage, content, { tell: (done) => onProgress(done, all), signal });
    await storage.close();
    const tell = (done: number) => onProgress(total + done, all);
    const branches = await along?.carry({ target: opened, tell, signal });
    await takePlace(place, opened, world);
    place.markers.write(tenant, { storeId, ...head });
    for (const { row, head: last } of branches?.carried ?? [])
      place.markers.write(row.tenant, { storeId, ...last });
    leftOut = (branches?.leftOut ?? []).map(({ name }) => name);
  } catch (error) {
    await remove();
    throw error;
  }
  return leftOut.length === 0 ? { ok: true } : { ok: true, leftOut };
};

/** Creates an empty database, which the next start treats as new. */
export const beginNew = async (
  world: World,
  place: RecoveryPlace,
  tenant: string,
): Promise<RecoveryOutcome> => {
  const opened = await openNew(place, tenant, world);
  await opened.storage.close();
  try {
    await takePlace(place, opened, world);
  } catch (error) {
    await opened.remove();
    throw error;
  }
  return { ok: true };
};
