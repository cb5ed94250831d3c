/** Logs that were kept aside when another one took their place: out as a file, in use again, or deleted by a person. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { KeptLog, KeptLogControls } from '#domain/recovery/keptLog.ts';
import type { Loss, RecoveryOutcome } from '#domain/recovery/loss.ts';
import type { DatabaseAddress } from '#events/log/databaseStanding.ts';
import type { Head } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { putStanding, readStanding } from '#events/log/keptStanding.ts';
import { copyFilesOf } from '#events/recovery/copyFilesOf.ts';
import { logNamesIn } from '#events/recovery/databaseInUse.ts';
import { chooseDatabase } from '#events/recovery/databaseName.ts';
import type { World } from '#world/world.ts';
import { createRecovery } from './createRecovery.ts';
import { guarded } from './guarded.ts';
import { failed } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { quietly } from './recoverySources.ts';

export type KeptParts = { readonly world: World; readonly place: RecoveryPlace };

type Kept = DatabaseAddress & { readonly factory: IDBFactory };

/** One that does not open in this time counts as unreadable. */
const patience = 2_000;

const idOf = ({ site, name }: DatabaseAddress): string => `${site}/${name}`;

const gone: RecoveryOutcome = { ok: false, fault: 'It is not there any more. Nothing was changed.' };

/** Resolves once the database is deleted; a tab that has it open keeps it until it is closed. */
const deleted = (factory: IDBFactory, name: string): Promise<'deleted' | 'held'> =>
  new Promise((resolve, reject) => {
    const deleting = factory.deleteDatabase(name);
    deleting.addEventListener('success', () => resolve('deleted'));
    deleting.addEventListener('blocked', () => resolve('held'));
    deleting.addEventListener('error', () => reject(deleting.error));
  });

export const createKeptLogs = ({ world, place }: KeptParts): KeptLogControls => {
  const { clock } = world;
  const current = { factory: place.indexedDb, name: place.name, clock, patience };

  const all = async (): Promise<readonly Kept[]> => {
    const sites = (await place.sitesThere()).map(async ([site, factory]) =>
      (await logNamesIn(factory)).map((name) => ({ site, name, factory })),
    );
    return (await Promise.all(sites)).flat().filter((one) => idOf(one) !== idOf(place));
  };

  const find = async (id: string): Promise<Kept | undefined> => (await all()).find((one) => idOf(one) === id);

  /** Throws where it does not open. */
  const headOf = async ({ factory, name }: Kept): Promise<Head | null> => {
    const tenant = mainBranch;
    const opening = { factory, name, clock, tenant, storeId: '', patience, readOnly: true };
    const storage = await indexedDbStorage(opening);
    try {
      return await storage.read((reading) => reading.head());
    } finally {
      await storage.close();
    }
  };

  const told = async (kept: Kept): Promise<KeptLog> => {
    const found = await quietly(async () => ({ head: await headOf(kept) }), null);
    const head = found?.head ?? null;
    const last = head && { position: head.position, recordedAt: head.recordedAt };
    return { id: idOf(kept), last, isReadable: found !== null };
  };

  const use = async (kept: Kept): Promise<RecoveryOutcome> => {
    const { site, name, factory } = kept;
    const head = await headOf(kept);
    const there = { factory, name, clock, patience };
    const [before, next] = [await readStanding(current, mainBranch), await readStanding(there, mainBranch)];
    await putStanding(there, { kind: 'inUse', replaces: place.name, replacesStore: before.storeId });
    await putStanding(current, { kind: 'replaced', by: { site, name } });
    try {
      chooseDatabase(place.find, { site, name });
    } catch {
      // The databases say it themselves.
    }
    place.markers.remove(mainBranch);
    if (head !== null) place.markers.write(mainBranch, { storeId: next.storeId, ...head });
    return { ok: true };
  };

  /** The copy of the log that is in use stays, whatever the deleted one said of itself. */
  const removeCopy = async (storeId: string): Promise<void> => {
    const { storeId: own } = await readStanding(current, mainBranch);
    if (place.copy === null || storeId === '' || storeId === own) return;
    const { files } = place.copy;
    for (const name of copyFilesOf(await files.list(), storeId)) await files.remove(name);
  };

  const remove = async ({ factory, name }: Kept): Promise<RecoveryOutcome> => {
    const there = { factory, name, clock, patience };
    const found = await quietly(() => readStanding(there, mainBranch), null);
    if ((await deleted(factory, name)) === 'held')
      return failed('Another tab has it open. It is deleted once that tab is closed.');
    await removeCopy(found?.storeId ?? '');
    return { ok: true };
  };

  const withKept = (id: string, work: (kept: Kept) => Promise<RecoveryOutcome>) =>
    guarded(async () => {
      const kept = await find(id);
      return kept ? work(kept) : gone;
    });

  return {
    list: async () => {
      const logs = await Promise.all((await all()).map(told));
      const time = ({ last }: KeptLog): number => (last === null ? 0 : Date.parse(last.recordedAt));
      return logs.toSorted((one, other) => time(other) - time(one));
    },
    exportFile: async (id, secret, step) => {
      const kept = await find(id);
      if (!kept) throw new Error('the database that was kept aside is not there any more');
      const head = await headOf(kept);
      const found = head && { position: head.position, recordedAt: head.recordedAt };
      const loss: Loss = { kind: 'damaged', tenant: mainBranch, expected: null, found, detail: '' };
      const { factory: indexedDb, site, name } = kept;
      // The second copy may be of the log in use.
      const there = { ...place, indexedDb, site, name, copy: null };
      return createRecovery({ world, place: there, loss }).exportReadable(secret, step);
    },
    use: (id) => withKept(id, use),
    remove: (id) => withKept(id, remove),
  };
};
