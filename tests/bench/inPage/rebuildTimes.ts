/** Measures how long a worker takes to rebuild and check a long log, and how long the page is blocked meanwhile. */
import { openLog } from '#events/log/openLog.ts';
import { holderOf } from '#events/projections/changeLedger.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import { dayDigest, factsAbout } from '#events/projections/timeline.ts';
import { startLogWorker } from '#mocks/hosts/browser/startLogWorker.ts';
import { createAskLogWorker } from '#mocks/recovery/logWorker/askLogWorker.ts';
import type { LogResult, LogTask } from '#mocks/recovery/logWorker/logTask.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { macrotask } from '#world/settle.ts';
import { database, type LongLog, longTenant, longWorkspace } from './longLog.ts';
import { watchTasks } from './watchTasks.ts';

export type RebuildPlan = LongLog & {
  readonly kind: LogTask['kind'];
  /** Leaves the rebuild's files for a start or another rebuild from extracts. Default: deletes them. */
  readonly keeps?: boolean;
  /** Rebuilds again after a first rebuild that left a snapshot. Default: false. */
  readonly again?: boolean;
};

const version = 'bench';

export type RebuildTime = {
  readonly took: number;
  /** The longest task of the page meanwhile; 0: none over 50 ms. */
  readonly longestTask: number;
  readonly steps: number;
};

/** The last extracts may be missing: an event without an extract is read from its line. */
const reachedBy = (result: LogResult | null, events: number): number | null => {
  switch (result?.kind) {
    case 'check':
      return result.verdict.checked;
    case 'rebuild':
      return result.kept;
    case 'extract':
      return result.made > 0 ? events : null;
    default:
      return null;
  }
};

export const rebuildTime = async ({
  kind,
  keeps = false,
  again = false,
  ...longLog
}: RebuildPlan): Promise<RebuildTime> => {
  const world = createLiveWorld();
  const { events } = longLog;
  const tenant = longTenant(longLog);
  const { log, storeId } = await openLog({ world, tenant });
  const place = { site: 'usual', database, tenant, storeId: storeId ?? '' } as const;
  const ask = createAskLogWorker({ start: startLogWorker, clock: world.clock, log: place });
  const task: LogTask =
    kind !== 'rebuild'
      ? { kind }
      : { kind, workspaceId: longWorkspace, standing: again ? events : 0, version };
  let took = 0;
  let steps = 0;
  const longestTask = await watchTasks(async () => {
    const started = performance.now();
    const onProgress = () => {
      steps += 1;
    };
    const result = await ask(task, { onProgress });
    took = performance.now() - started;
    const reached = reachedBy(result, events);
    if (reached !== events) throw new Error(`the worker came to ${reached} of ${events} events`);
  });
  await log.close();
  if (!keeps) indexedDB.deleteDatabase('agencylens-derived-snapshots');
  return { took, longestTask, steps };
};

/** From opening the log to the first answer, with a rebuild's snapshot. Includes the first queries for a day, a client and an undo. */
export type LongStart = Pick<RebuildTime, 'took' | 'longestTask'>;

export const longStart = async (longLog: LongLog): Promise<LongStart> => {
  const world = createLiveWorld();
  const tenant = longTenant(longLog);
  let took = 0;
  const longestTask = await watchTasks(async () => {
    const started = performance.now();
    const { log, storeId } = await openLog({ world, tenant });
    const report = (error: unknown): never => {
      throw error;
    };
    const shelf = createSnapshotStore({ factory: indexedDB, storeId: storeId ?? '', tenant, report });
    const use = { version, shelf, leastEvents: 1, leastNews: 1, spoiledBy: [], whenQuiet: () => {} };
    const { timeline } = await createReadModel(log, world.trace, use).of(longWorkspace);
    took = performance.now() - started;
    if (timeline.count !== longLog.events) throw new Error(`the page knows ${timeline.count} events`);
    await macrotask();
    factsAbout(timeline, 'unknown');
    await macrotask();
    holderOf(timeline, { position: longLog.events, together: new Set() }, 'unknown');
    await macrotask();
    dayDigest(timeline, 0, longLog.events);
    await log.close();
  });
  indexedDB.deleteDatabase('agencylens-derived-snapshots');
  return { took, longestTask };
};
