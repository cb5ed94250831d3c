/** Builds the database that takes a lost one's place: where the browser opens one, under a name that no other has. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import type { DatabaseAddress } from '#events/log/databaseStatus.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { DataReplaced } from '#events/log/openDatabase.ts';
import { putStanding, readStanding } from '#events/log/storedDatabaseStatus.ts';
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
  /** Closes it, too. */
  readonly remove: () => Promise<void>;
};

const removed = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve) => {
    const removing = factory.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve());
  });

/** Throws what the browser said where the database was, when it opens none at the other place either. */
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
    // One that did not take the note is nobody's: no later start would know it for a draft.
    await putStanding({ factory, name, clock: world.clock, patience }, { kind: 'draft' }).catch(
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

/** The old one may be what does not open. */
const patience = 2_000;

/** Writes into both databases and the local entry which one is in use: any may be lost. Throws where neither the old one nor the entry takes it. */
const takePlace = async (place: RecoveryPlace, { site, name, factory }: Opened, { clock }: World) => {
  const by: DatabaseAddress = { site, name };
  const old = { factory: place.indexedDb, name: place.name, clock, patience };
  const before = await readStanding(old, mainBranch).catch(() => null);
  // Two tabs may stand before the same loss: what the first one brought back must not be set aside unseen.
  if (before?.standing?.kind === 'replaced') throw new DataReplaced(place.name);
  const marker = place.markers.read(mainBranch);
  // A full local storage may keep the marker that is there: of the lost database, not of an empty one that was made in its place since.
  const replacesStore = marker.kind === 'marker' ? marker.marker.storeId : (before?.storeId ?? '');
  const inUse = { kind: 'inUse', replaces: place.name, replacesStore } as const;
  await putStanding({ factory, name, clock, patience }, inUse);
  const isTold = await putStanding(old, { kind: 'replaced', by }).then(
    () => true,
    () => false,
  );
  try {
    chooseDatabase(place.find, by);
  } catch (error) {
    if (!isTold) throw error;
  }
};

export type BuildOrder = {
  readonly step: RecoveryStep;
  /** Events of the log. */
  readonly total: number;
  /** Branches that come along; left out: none. */
  readonly along?: {
    readonly branches: readonly IntactBranch[];
    readonly carry: (step: CarryStep) => Promise<CarriedBranches>;
  };
};

/** The log is the new database's once its last event is on the device; a crash or an end before that changes nothing. */
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

/** An empty database, which the next start finds new. */
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
