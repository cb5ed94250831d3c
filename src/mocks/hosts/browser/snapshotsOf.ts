/** Selects the usable snapshots of an open log: those of this build in this browser. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { OpenedLog } from '#events/log/openLog.ts';
import { erasureTypes } from '#events/people/erasures.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import type { Rebuild, SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { sleep } from '#world/clock.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker, LogStep } from '../../recovery/logWorker/askLogWorker.ts';
import type { LogResult } from '../../recovery/logWorker/logTask.ts';
import type { SlowParts } from '../../recovery/logWorker/slowRebuild.ts';
import { storageTimings } from '../../recovery/storageTimings.ts';

type Work = () => Promise<void>;

type WhenLogIdleParts = {
  readonly world: World;
  readonly log: Pick<EventLog, 'head'>;
};

export const createWhenLogIdle = ({ world, log }: WhenLogIdleParts): ((work: Work) => void) => {
  let wanted: Work | null = null;
  let isWaiting = false;
  let running: Promise<void> = Promise.resolve();

  const runWanted = (): void => {
    const work = wanted;
    wanted = null;
    isWaiting = false;
    if (work === null) return;
    running = running.then(work).catch((error: unknown) => {
      world.trace.record({ kind: 'fault', name: 'A snapshot was not written', cause: null, detail: error });
    });
  };

  const giveUp = (): void => {
    isWaiting = false;
  };

  const wait = async (): Promise<void> => {
    const before = await log.head();
    await sleep(world.clock, storageTimings.calmBeforeSnapshot);
    const { position } = await log.head();
    if (position === before.position) whenIdle(runWanted);
    else await wait();
  };

  return (work) => {
    wanted = work;
    if (isWaiting) return;
    isWaiting = true;
    wait().catch(giveUp);
  };
};

/** Fewer events fold about as fast as a snapshot loads. The demo has more, so its next start folds nothing (see docs/benchmarks.md). */
const leastEvents = 1_000;

const leastNews = 1_000;

/** With fewer events the page folds and writes a snapshot faster than a worker starts. */
const leastInWorker = 10_000;

export type SnapshotParts = {
  readonly world: World;
  readonly factory: IDBFactory;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId'>;
  /** The version of the folding code from the build; undefined in development, where the code may change. */
  readonly version: string | undefined;
  readonly askWorker?: AskLogWorker | null;
  readonly onSlow?: SlowParts['tell'] | undefined;
};

type Report = (detail: unknown) => void;

const awaitedBy =
  (slow: SlowParts) =>
  async (work: (step: LogStep) => Promise<LogResult | null>): Promise<LogResult | null> =>
    (await import('../../recovery/logWorker/slowRebuild.ts')).slowRebuild(slow, work);

const rebuildBy = (
  ask: AskLogWorker,
  version: string,
  awaited: ReturnType<typeof awaitedBy>,
  report: Report,
): Rebuild => ({
  leastEvents: leastInWorker,
  run: async (workspaceId, stored, isAwaited) => {
    const task = { kind: 'rebuild', workspaceId, standing: stored, version } as const;
    try {
      const result = await (isAwaited ? awaited((step) => ask(task, step)) : ask(task));
      if (result?.kind !== 'rebuild') return { kind: 'none' };
      const { kept } = result;
      return kept === null ? { kind: 'refused' } : { kind: 'kept', position: kept };
    } catch (error) {
      report(error);
      return { kind: 'none' };
    }
  },
  prepare: async () => {
    try {
      await ask({ kind: 'extract' });
    } catch (error) {
      report(error);
    }
  },
  compare: async (order, step) => {
    const result = await ask({ kind: 'rebuild', ...order, version }, step);
    return result?.kind === 'rebuild' ? result : null;
  },
});

/** Null when the log is not stored, or the version of the folding code is unknown. */
export const snapshotsOf = (parts: SnapshotParts): SnapshotUse | null => {
  const { world, factory, opened, version, askWorker = null, onSlow = () => {} } = parts;
  const { log, storeId } = opened;
  if (storeId === null || version === undefined) return null;
  const report: Report = (detail) => {
    const name = 'Snapshots could not be read or written';
    world.trace.record({ kind: 'fault', name, cause: null, detail });
  };
  return {
    version,
    leastEvents,
    leastNews,
    spoiledBy: erasureTypes,
    shelf: createSnapshotStore({ factory, storeId, tenant: log.info.tenant, report }),
    whenQuiet: createWhenLogIdle({ world, log }),
    ...(askWorker === null
      ? {}
      : { rebuild: rebuildBy(askWorker, version, awaitedBy({ clock: world.clock, tell: onSlow }), report) }),
  };
};
