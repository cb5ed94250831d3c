/** Which snapshots an open log has: those of this build, in this browser. */
import type { OpenedLog } from '#events/log/openLog.ts';
import { erasureTypes } from '#events/people/erasures.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import type { Rebuild, SnapshotUse } from '#events/projections/snapshotWriter.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker, LogStep } from '../../recovery/logWorker/askLogWorker.ts';
import type { LogResult } from '../../recovery/logWorker/logTask.ts';
import type { SlowParts } from '../../recovery/logWorker/slowRebuild.ts';
import { createWhenLogIdle } from './whenLogIdle.ts';

/** Fewer are folded in about the time that a snapshot is read in. The demo has more: its next start folds nothing (see docs/benchmarks.md). */
const leastEvents = 1_000;

const leastNews = 1_000;

/** Fewer are folded, and their snapshot is written, by the page sooner than a worker starts. */
const leastInWorker = 10_000;

export type SnapshotParts = {
  readonly world: World;
  readonly factory: IDBFactory;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId'>;
  /** Of the code that folds, as the build has noted it; undefined while the code may change under the page. */
  readonly version: string | undefined;
  /** Left out, or null: the page folds by itself. */
  readonly askWorker?: AskLogWorker | null;
  /** Told of a rebuild that a start waits for longer than a moment; left out: nobody wants to know. */
  readonly onSlow?: SlowParts['tell'] | undefined;
};

type Report = (detail: unknown) => void;

/** The code behind it comes with the task's own. */
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
  run: async (workspaceId, standing, isAwaited) => {
    const task = { kind: 'rebuild', workspaceId, standing, version } as const;
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

/** Null where the log is not kept, or nothing tells which code folded it. */
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
