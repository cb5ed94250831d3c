/** Reports the state of the storage, and requests persistent storage. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { refusedKey, type StorageControls } from '#domain/recovery/storageStatus.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { erasedIn } from '#events/people/erasures.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { firstDatabase } from '#events/recovery/databaseName.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { exportLog } from '../inspection/exportLog.ts';
import { verifyLog } from '../inspection/verifyLog.ts';
import { createBackupImport } from './importBackup.ts';
import { type LogWatch, noWatchStatus } from './logWatch.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { withStorageRefusal } from './storageRefusal.ts';

export type StorageParts = {
  readonly world: World;
  readonly log: EventLog;
  readonly place: RecoveryPlace;
  readonly watch: LogWatch | null;
  readonly readModel: Pick<ReadModel, 'rebuild' | 'whole'>;
  readonly confirmClock: () => void;
};

const exportedKey = 'agencylens.exported';
const remindedKey = 'agencylens.reminded';

const day = 24 * 60 * 60 * 1_000;
const month = 30 * day;

const quietly = async <Result>(work: () => Promise<Result> | Result): Promise<Result | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

const countAside = async ({ indexedDb, name }: RecoveryPlace): Promise<number> => {
  const all = (await quietly(() => indexedDb.databases())) ?? [];
  return all.filter((one) => one.name?.startsWith(firstDatabase) && one.name !== name).length;
};

export const createStorageControls = ({
  world,
  log,
  place,
  watch,
  readModel,
  confirmClock,
}: StorageParts): StorageControls => {
  const note = (key: string) => quietly(() => place.find().setItem(key, isoNow(world.clock)));
  const noted = (key: string) => quietly(() => place.find().getItem(key));
  const isPersisted = () => quietly(async () => (await (await place.keeper())?.persisted?.()) ?? null);

  const backup = createBackupImport({
    world,
    place,
    tenant: mainBranch,
    own: async () => {
      const [first] = await log.readAll({ limit: 1 });
      const { history } = await readModel.whole();
      const secrets = [...(await log.vault.list(''))];
      return { firstHash: first?.hash ?? null, secrets, erased: new Set(erasedIn(history)) };
    },
  });

  const isOlder = (at: string | null, age: number): boolean =>
    at === null || world.clock.now() - Date.parse(at) > age;

  /** Loaded on demand, because few people use it. */
  const archivedLogs = async () => (await import('./archivedLogs.ts')).createArchivedLogs({ world, place });

  return {
    kept: {
      list: async () => (await archivedLogs()).list(),
      exportFile: async (choice, secret, step) => (await archivedLogs()).exportFile(choice, secret, step),
      use: async (id, step) => (await archivedLogs()).use(id, step),
      remove: async (id) => (await archivedLogs()).remove(id),
    },
    status: async () => {
      const [estimate, persisted, { position, recordedAt }, exportedAt, keptAside] = await Promise.all([
        quietly(async () => (await navigator.storage?.estimate?.()) ?? null),
        isPersisted(),
        log.head(),
        noted(exportedKey),
        countAside(place),
      ]);
      return {
        engine: log.info.storage,
        persisted,
        usage: estimate?.usage ?? null,
        quota: estimate?.quota ?? null,
        head: { position, recordedAt },
        ...(watch?.now() ?? noWatchStatus),
        exportedAt,
        keptAside,
      };
    },
    check: async (step) => watch?.check(step) ?? { ...(await verifyLog(log, step)), copy: null },
    rebuild: readModel.rebuild,
    exportLog: async (secret, step) => {
      const wrapping = secret === null ? undefined : { passphrase: secret, ids: world.ids };
      const file = await exportLog(log, world.clock, { ...step, wrapping });
      await note(exportedKey);
      return file;
    },
    checkBackup: (file, step) => withStorageRefusal(() => backup.check(file, step)),
    restoreBackup: (chosen, step) => withStorageRefusal(() => backup.restore(chosen, step)),
    confirmClock,
    startOver: async () => {
      const { startOver } = await import('./startOver.ts');
      return startOver({ world, place, isInMemory: log.info.storage === 'memory' });
    },
    isReminderDue: async () => {
      if (log.info.tenant !== mainBranch || (await isPersisted()) !== false) return false;
      const refusedAt = await noted(refusedKey);
      if (refusedAt === null || !isOlder(refusedAt, day)) return false;
      return isOlder(await noted(exportedKey), month) && isOlder(await noted(remindedKey), month);
    },
    dismissReminder: () => void note(remindedKey),
  };
};
