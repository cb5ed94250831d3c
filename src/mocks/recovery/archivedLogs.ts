/** Manages superseded logs: export, reactivate or delete. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { ArchivedLog, ArchivedLogControls } from '#domain/recovery/archivedLog.ts';
import type { Loss, RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import type { DatabaseAddress } from '#events/log/databaseStatus.ts';
import type { Head } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { putDatabaseStatus, readBranches, readDatabaseStatus } from '#events/log/storedDatabaseStatus.ts';
import { copyEnds } from '#events/recovery/copyEnds.ts';
import { copyFilesOf } from '#events/recovery/copyFilesOf.ts';
import { logNamesIn } from '#events/recovery/databaseInUse.ts';
import { chooseDatabase } from '#events/recovery/databaseName.ts';
import type { HeadMarkers } from '#events/recovery/headMarker.ts';
import type { World } from '#world/world.ts';
import { createRecovery } from './createRecovery.ts';
import { failed } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { quietly } from './recoverySources.ts';
import { restoreLeft } from './restoreLeft.ts';
import { withStorageRefusal } from './storageRefusal.ts';

export type ArchiveParts = { readonly world: World; readonly place: RecoveryPlace };

type Archived = DatabaseAddress & { readonly factory: IDBFactory };

const patience = 2_000;

const idOf = ({ site, name }: DatabaseAddress): string => `${site}/${name}`;

const gone: RecoveryOutcome = { ok: false, fault: 'It no longer exists. Nothing was changed.' };

/** Resolves once the database is deleted; a tab that has it open delays this until it closes. */
const deleted = (factory: IDBFactory, name: string): Promise<'deleted' | 'held'> =>
  new Promise((resolve, reject) => {
    const deleting = factory.deleteDatabase(name);
    deleting.addEventListener('success', () => resolve('deleted'));
    deleting.addEventListener('blocked', () => resolve('held'));
    deleting.addEventListener('error', () => reject(deleting.error));
  });

/** The local entry belongs to the current log. A superseded log has its marker in its own database, which also identifies its copy. */
const markersOf = (storeId: string, head: Head | null): HeadMarkers => ({
  read: (tenant) =>
    tenant === mainBranch && head !== null && storeId !== ''
      ? { kind: 'marker', marker: { ...head, storeId }, isBehind: false }
      : { kind: 'none' },
  write: () => {},
  remove: () => {},
  follow: () => {},
});

export const createArchivedLogs = ({ world, place }: ArchiveParts): ArchivedLogControls => {
  const { clock } = world;
  const current = { factory: place.indexedDb, name: place.name, clock, patience };

  const all = async (): Promise<readonly Archived[]> => {
    const sites = (await place.sitesThere()).map(async ([site, factory]) =>
      (await logNamesIn(factory)).map((name) => ({ site, name, factory })),
    );
    return (await Promise.all(sites)).flat().filter((one) => idOf(one) !== idOf(place));
  };

  const find = async (id: string): Promise<Archived | undefined> =>
    (await all()).find((one) => idOf(one) === id);

  const headOf = async ({ factory, name }: Archived, tenant = mainBranch): Promise<Head | null> => {
    const opening = { factory, name, clock, tenant, storeId: '', patience, readOnly: true };
    const storage = await indexedDbStorage(opening);
    try {
      return await storage.read((reading) => reading.head());
    } finally {
      await storage.close();
    }
  };

  /** Treats a superseded log, or a branch in it, as damaged, so that a recovery can use events that only its copy has. */
  const lookedAt = async (kept: Archived, tenant: string) => {
    const { factory: indexedDb, site, name } = kept;
    const head = await headOf(kept, tenant);
    const { storeId } = await readDatabaseStatus({ factory: indexedDb, name, clock, patience }, tenant);
    const found = head && { position: head.position, recordedAt: head.recordedAt };
    const loss: Loss = { kind: 'damaged', tenant, expected: null, found, detail: '' };
    return { loss, there: { ...place, indexedDb, site, name, markers: markersOf(storeId, head) } };
  };

  const describe = async (kept: Archived): Promise<ArchivedLog> => {
    const found = await quietly(async () => ({ head: await headOf(kept) }), null);
    const head = found?.head ?? null;
    const last = head && { position: head.position, recordedAt: head.recordedAt };
    const { factory, name } = kept;
    const rows = found && (await quietly(() => readBranches({ factory, name, clock, patience }), []));
    const branches = (rows ?? []).map(({ tenant, name: called }) => ({ id: tenant, name: called }));
    const copyEnd = found && (await quietly(() => copyEndOf(kept), 0));
    const copyUpTo = copyEnd !== null && copyEnd > (last?.position ?? 0) ? copyEnd : null;
    return { id: idOf(kept), last, copyUpTo, isReadable: found !== null, branches };
  };

  const copyEndOf = async ({ factory, name }: Archived): Promise<number> => {
    if (place.copy === null) return 0;
    const { storeId } = await readDatabaseStatus({ factory, name, clock, patience }, mainBranch);
    return (await copyEnds(place.copy.files)).get(storeId) ?? 0;
  };

  /** Events that only the copy has must not diverge from later ones, so both are merged in a new database. */
  const takeWithCopy = async (kept: Archived, step: RecoveryStep): Promise<RecoveryOutcome> => {
    const { loss, there } = await lookedAt(kept, mainBranch);
    return restoreLeft({ world, place: there, loss }, place, step);
  };

  const use = async (kept: Archived, step: RecoveryStep): Promise<RecoveryOutcome> => {
    const { site, name, factory } = kept;
    const head = await headOf(kept);
    if ((await quietly(() => copyEndOf(kept), 0)) > (head?.position ?? 0)) return takeWithCopy(kept, step);
    const there = { factory, name, clock, patience };
    const [before, next] = [
      await readDatabaseStatus(current, mainBranch),
      await readDatabaseStatus(there, mainBranch),
    ];
    await putDatabaseStatus(there, { kind: 'inUse', replaces: place.name, replacesStore: before.storeId });
    await putDatabaseStatus(current, { kind: 'replaced', by: { site, name } });
    try {
      chooseDatabase(place.find, { site, name });
    } catch {
      // The databases contain this marker themselves.
    }
    place.markers.remove(mainBranch);
    if (head !== null) place.markers.write(mainBranch, { storeId: next.storeId, ...head });
    return { ok: true };
  };

  /** The current log's copy must remain, whatever the deleted log's marker says. */
  const removeCopy = async (storeId: string): Promise<void> => {
    const { storeId: own } = await readDatabaseStatus(current, mainBranch);
    if (place.copy === null || storeId === '' || storeId === own) return;
    const { files } = place.copy;
    for (const name of copyFilesOf(await files.list(), storeId)) await files.remove(name);
  };

  const remove = async ({ factory, name }: Archived): Promise<RecoveryOutcome> => {
    const there = { factory, name, clock, patience };
    const found = await quietly(() => readDatabaseStatus(there, mainBranch), null);
    if ((await deleted(factory, name)) === 'held')
      return failed('Another tab has it open. It is deleted once that tab is closed.');
    await removeCopy(found?.storeId ?? '');
    return { ok: true };
  };

  const withArchived = (id: string, work: (kept: Archived) => Promise<RecoveryOutcome>) =>
    withStorageRefusal(async () => {
      const kept = await find(id);
      return kept ? work(kept) : gone;
    });

  return {
    list: async () => {
      const logs = await Promise.all((await all()).map(describe));
      const time = ({ last }: ArchivedLog): number => (last === null ? 0 : Date.parse(last.recordedAt));
      return logs.toSorted((one, other) => time(other) - time(one));
    },
    exportFile: async ({ id, branch }, secret, step) => {
      const kept = await find(id);
      if (!kept) throw new Error('the database that was kept aside is not there any more');
      const { loss, there } = await lookedAt(kept, branch ?? mainBranch);
      return createRecovery({ world, place: there, loss }).exportReadable(secret, step);
    },
    use: (id, step) => withArchived(id, (kept) => use(kept, step)),
    remove: (id) => withArchived(id, remove),
  };
};
