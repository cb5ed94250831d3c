/** Selects the usable snapshots of an open log: those of this build in this browser. */
import type { OpenedLog } from '#events/log/openLog.ts';
import { erasureTypes } from '#events/people/erasures.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import type { Rebuild, SnapshotUse } from '#events/projections/snapshotWriter.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker, LogStep } from '../../recovery/logWorker/askLogWorker.ts';
import type { LogResult } from '../../recovery/logWorker/logTask.ts';
import type { SlowParts } from '../../recovery/logWorker/slowRebuild.ts';
import { createWhenLogIdle } from './whenLogIdle.ts';

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
