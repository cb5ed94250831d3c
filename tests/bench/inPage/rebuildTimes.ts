/** How long a worker takes to rebuild and to check a long log, and whether the page is held up meanwhile. */
import { openLog } from '#events/log/openLog.ts';
import { startLogWorker } from '#mocks/hosts/browser/startLogWorker.ts';
import { createAskLogWorker } from '#mocks/recovery/logWorker/askLogWorker.ts';
import type { LogTask } from '#mocks/recovery/logWorker/logTask.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { database, type LongLog, longTenant, longWorkspace } from './longLog.ts';
import { watchTasks } from './watchTasks.ts';

export type RebuildPlan = LongLog & { readonly kind: LogTask['kind'] };

/** Milliseconds. */
export type RebuildTime = {
  readonly took: number;
  /** The longest task of the page meanwhile; 0: none over 50. */
  readonly longestTask: number;
  /** How often the page heard how far it is. */
  readonly steps: number;
};

export const rebuildTime = async ({ kind, ...longLog }: RebuildPlan): Promise<RebuildTime> => {
  const world = createLiveWorld();
  const { events } = longLog;
  const tenant = longTenant(longLog);
  const { log, storeId } = await openLog({ world, tenant });
  const place = { site: 'usual', database, tenant, storeId: storeId ?? '' } as const;
  const ask = createAskLogWorker({ start: startLogWorker, clock: world.clock, log: place });
  const task: LogTask =
    kind === 'check' ? { kind } : { kind, workspaceId: longWorkspace, standing: 0, version: 'bench' };
  let took = 0;
  let steps = 0;
  const longestTask = await watchTasks(async () => {
    const started = performance.now();
    const onProgress = () => {
      steps += 1;
    };
    const result = await ask(task, { onProgress });
    took = performance.now() - started;
    const reached = result?.kind === 'check' ? result.verdict.checked : result?.kept;
    if (reached !== events) throw new Error(`the worker came to ${reached} of ${events} events`);
  });
  await log.close();
  indexedDB.deleteDatabase('agencylens-derived-snapshots');
  return { took, longestTask, steps };
};
