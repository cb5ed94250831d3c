/** Opens the log of a branch and seeds a new main branch with the demo; after data loss it offers recovery. */

import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, LossKind, RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { refusedKey } from '#domain/recovery/storageStatus.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { inMemory, type OpenedLog } from '#events/log/openLog.ts';
import { derivedPrefix } from '#events/projections/derivedDatabase.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { type LogStart, startLog } from '#events/recovery/startLog.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { branchLock } from '../../inspection/inspectionParts.ts';
import { askToPersist } from '../../recovery/askToPersist.ts';
import { type ClockDoubt, doubtClock } from '../../recovery/clockDoubt.ts';
import type { LogWatch } from '../../recovery/logWatch.ts';
import type { AskLogWorker } from '../../recovery/logWorker/askLogWorker.ts';
import { type RecoveryPlace, recoveryPlace } from '../../recovery/recoveryPlace.ts';
import { watchLog } from '../../recovery/watchLog.ts';
import { memoryChosen, takeMemoryChoice } from '../../recovery/withoutSaving.ts';
import { isSeeded } from '../../seed/isSeeded.ts';
import { type InUse, openInUse, unmarkedOf } from './logInUse.ts';
import { createOpenTimeout } from './openTimeout.ts';
import { snapshotsOf } from './snapshotsOf.ts';

const removed = (factory: IDBFactory, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const removing = factory.deleteDatabase(name);
    removing.addEventListener('success', () => resolve(true));
    for (const end of ['error', 'blocked']) removing.addEventListener(end, () => resolve(false));
  });

export const dropDerived = async (
  factory: IDBFactory,
  caches: CacheStorage | undefined = globalThis.caches,
): Promise<boolean> => {
  try {
    const names = (await factory.databases()).flatMap(({ name }) =>
      name?.startsWith(derivedPrefix) ? [name] : [],
    );
    const databases = await Promise.all(names.map((name) => removed(factory, name)));
    const cacheNames = caches ? await caches.keys() : [];
    const files = await Promise.all(cacheNames.map((name) => caches?.delete(name)));
    return [...databases, ...files].includes(true);
  } catch {
    return false;
  }
};

type LogWorkerPlace = {
  readonly world: World;
  readonly place: Pick<RecoveryPlace, 'name' | 'site'>;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId'>;
};

/** Null for a log in memory, which no other thread can read. */
const logWorkerOf = ({ world, place, opened }: LogWorkerPlace): AskLogWorker | null => {
  const { storeId, log } = opened;
  if (storeId === null) return null;
  const name = { site: place.site, database: place.name, tenant: log.info.tenant, storeId };
  return async (task, step) => {
    const [{ createAskLogWorker }, { startLogWorker }] = await Promise.all([
      import('../../recovery/logWorker/askLogWorker.ts'),
      import('./startLogWorker.ts'),
    ]);
    return createAskLogWorker({ start: startLogWorker, clock: world.clock, log: name })(task, step);
  };
};

export type OpenedBranch = OpenedLog & {
  readonly seeded: Promise<void>;
  readonly place: RecoveryPlace;
  readonly clockDoubt: ClockDoubt;
  readonly watch: LogWatch | null;
  readonly readOnly: boolean;
  readonly snapshots: SnapshotUse | null;
};

const hold = (branch: string): void => {
  void navigator.locks?.request(branchLock(branch), { mode: 'shared' }, () => new Promise(() => {}));
};

export type BranchPlace = {
  readonly world: World;
  readonly branch: string | null;
  readonly onLoss: (recovery: RecoveryControls) => void;
  readonly onNote?: (note: StorageNote) => void;
  readonly onSlow?: (rebuild: StartRebuild) => void;
};

type Opening = BranchPlace & InUse;

const lose = async ({ world, place, onLoss }: Opening, loss: Loss): Promise<void> => {
  const { createRecovery } = await import('../../recovery/createRecovery.ts');
  onLoss(createRecovery({ world, place, loss }));
};

const loseNow = (opening: Opening, tenant: string, kind: LossKind): void => {
  const found = opening.place.markers.read(tenant);
  const expected =
    found.kind === 'marker' ? { position: found.marker.position, recordedAt: found.marker.recordedAt } : null;
  void lose(opening, { kind, tenant, expected, found: null, detail: '' });
};

const openInMemory = ({ world }: Opening): LogStart => ({
  kind: 'open',
  opened: inMemory({ world, tenant: mainBranch }, { memoryReason: memoryChosen, failure: null }),
  readOnly: false,
});

const openTenant = async (opening: Opening, tenant: string): Promise<LogStart> => {
  const { world, place } = opening;
  const patience = createOpenTimeout(place.find);
  const start = await startLog({
    world,
    tenant,
    indexedDb: place.indexedDb,
    name: place.name,
    markers: place.markers,
    patience: patience.now(),
    ...unmarkedOf(opening, tenant),
    onEnd: (why) => loseNow(opening, tenant, why),
    freeSpace: () => dropDerived(place.indexedDb),
  });
  patience.learn(start);
  return start;
};

const openLogOf = async (opening: Opening): Promise<LogStart> => {
  const { branch } = opening;
  if (branch !== null && /^branch-[a-z0-9]{1,40}$/.test(branch)) {
    const start = await openTenant(opening, branch);
    if (start.kind !== 'open') return start;
    if ((await start.opened.log.head()).position > 0) {
      hold(branch);
      return start;
    }
    await start.opened.log.close();
  }
  return openTenant(opening, mainBranch);
};

/** Seeds only the main branch, because other branches begin with copied events. The seed's code is loaded only when needed. */
const seed = async ({ log }: OpenedLog, world: World): Promise<void> => {
  if (log.info.tenant !== mainBranch || (await isSeeded(log))) return;
  const [{ seedDemo }, { personalLog }] = await Promise.all([
    import('../../seed/seedDemo.ts'),
    import('#events/people/personalLog.ts'),
  ]);
  await seedDemo(personalLog(log, world), world);
};

/** The time of the first refusal is stored, so that users are reminded a day later at the earliest. */
const persistLater = async ({ place, world }: Opening, log: EventLog, seeded: Promise<void>) => {
  const onRefusal = () => {
    try {
      const store = place.find();
      if (store.getItem(refusedKey) === null) store.setItem(refusedKey, isoNow(world.clock));
    } catch {
      // Without a store there is no reminder.
    }
  };
  // An error while seeding is reported by the start itself.
  await seeded.then(() => askToPersist({ log, keeper: place.keeper, onRefusal })).catch(() => undefined);
};

/** Null after data loss: nothing was written, and `onLoss` was called. */
export const openBranch = async (branchPlace: BranchPlace): Promise<OpenedBranch | null> => {
  const { world } = branchPlace;
  const found = { ...branchPlace, place: await recoveryPlace(), superseded: [] };
  found.place.markers.follow((isNoted) => branchPlace.onNote?.({ kind: 'head', isNoted }));
  const { start, opening } = takeMemoryChoice()
    ? { start: openInMemory(found), opening: found }
    : await openInUse(found, openLogOf);
  if (start.kind !== 'open') {
    if (start.kind === 'lost') await lose(opening, start.loss);
    return null;
  }
  const { place } = opening;
  const { opened, readOnly } = start;
  const head = await opened.log.head();
  const isOld = head.position > 0;
  const clockDoubt = doubtClock({ world, find: place.find, lastAt: isOld ? head.recordedAt : null });
  if (clockDoubt.note !== null) branchPlace.onNote?.(clockDoubt.note);
  const seeded = readOnly ? Promise.resolve() : seed(opened, world);
  const isPersistent = opened.memoryReason === null;
  const askWorker = logWorkerOf({ world, place, opened });
  const watching = {
    world,
    opened,
    place,
    isOld,
    askWorker,
    onLoss: (loss: Loss) => void lose(opening, loss),
    onNote: branchPlace.onNote ?? (() => {}),
  };
  const watch = isPersistent ? watchLog(watching, seeded) : null;
  if (isPersistent) void persistLater(opening, opened.log, seeded);
  const version: string | undefined = import.meta.env.VITE_FOLD_VERSION;
  const snapshots = readOnly
    ? null
    : snapshotsOf({
        world,
        factory: place.indexedDb,
        opened,
        version,
        askWorker,
        onSlow: branchPlace.onSlow,
      });
  return { ...opened, seeded, place, clockDoubt, watch, readOnly, snapshots };
};
