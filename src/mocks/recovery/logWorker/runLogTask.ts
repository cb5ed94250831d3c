/** Does a task over the whole log through a connection of its own, which only reads: the page has the log open meanwhile. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import { createSnapshotShelf } from '#events/projections/snapshotShelf.ts';
import { todaysLog } from '#events/todaysLog.ts';
import type { World } from '#world/world.ts';
import { verifyLog } from '../../inspection/verifyLog.ts';
import type { LogResult, ToLogWorker } from './logTask.ts';

export type LogTaskParts = {
  readonly factory: IDBFactory;
  readonly world: World;
  readonly onProgress: OnProgress;
};

/** Nobody waits for this thread in between. */
const slice = 4_000;

const fail = (error: unknown): never => {
  throw error;
};

const runOver = async (log: EventLog, asked: ToLogWorker, parts: LogTaskParts): Promise<LogResult> => {
  const { task, storeId, tenant } = asked;
  const { factory, world, onProgress } = parts;
  if (task.kind === 'check') return { kind: 'check', verdict: await verifyLog(log, { onProgress, slice }) };
  const shelf = createSnapshotShelf({ factory, storeId, tenant, report: fail });
  const opened = todaysLog(personalLog(log, world));
  const { workspaceId, standing, version, live } = task;
  const place = standing === null ? null : { shelf, standing, version };
  return {
    kind: 'rebuild',
    ...(await rebuildSnapshot({ log: opened, workspaceId, place, live, onProgress })),
  };
};

/** Throws what the storage throws. */
export const runLogTask = async (asked: ToLogWorker, parts: LogTaskParts): Promise<LogResult> => {
  const { database: name, tenant } = asked;
  const { factory, world } = parts;
  const place = { factory, clock: world.clock, tenant, storeId: '', name, readOnly: true };
  const storage = await indexedDbStorage(place);
  if (storage.storeId !== asked.storeId) throw new Error('another database stands there');
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  try {
    return await runOver(log, asked, parts);
  } finally {
    await log.close();
  }
};
