/** Does a task over the whole log through a connection of its own, which only reads: the page has the log open meanwhile. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { type PersonalLog, personalLog } from '#events/people/personalLog.ts';
import { type ExtractedRows, extractedRows } from '#events/projections/extractedRows.ts';
import { openExtracts } from '#events/projections/extractShelf.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import { createSnapshotShelf } from '#events/projections/snapshotShelf.ts';
import { platformDigest } from '#events/recovery/privateFiles.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { upcast } from '#events/upcasters.ts';
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

/** Pages that came without encryption have none. */
const hasDigest = (): boolean => (globalThis.crypto.subtle as SubtleCrypto | undefined) !== undefined;

const fail = (error: unknown): never => {
  throw error;
};

const reportTo =
  ({ trace }: World) =>
  (detail: unknown): void => {
    const name = 'Extracts of events could not be read or written';
    trace.record({ kind: 'fault', name, cause: null, detail });
  };

/** With what is personal in them opened, and of today's versions. */
const opening =
  (personal: PersonalLog, { readRow }: ExtractedRows): ExtractedRows['readRow'] =>
  async (range) => {
    const { events, ...row } = await readRow(range);
    return { ...row, events: (await personal.opened(events)).map((event) => upcast(event)) };
  };

const runOver = async (log: EventLog, asked: ToLogWorker, parts: LogTaskParts): Promise<LogResult> => {
  const { task, storeId, tenant } = asked;
  const { factory, world, onProgress } = parts;
  if (task.kind === 'check') return { kind: 'check', verdict: await verifyLog(log, { onProgress, slice }) };
  const shelf = createSnapshotShelf({ factory, storeId, tenant, report: fail });
  const { workspaceId, standing, version, live } = task;
  const place = standing === null ? null : { shelf, standing, version };
  const personal = personalLog(log, world);
  const order = { workspaceId, place, live, onProgress };
  // Who asks whether the events give what is shown wants the events themselves.
  if (live !== undefined || place === null || !hasDigest())
    return { kind: 'rebuild', ...(await rebuildSnapshot({ ...order, log: todaysLog(personal) })) };
  const extracts = openExtracts({ factory, storeId, tenant, report: reportTo(world) });
  const rows = extractedRows({ log, shelf: extracts, place: { storeId, tenant }, sumOf: platformDigest });
  try {
    const opened = { ...todaysLog(personal), readRow: opening(personal, rows) };
    return { kind: 'rebuild', ...(await rebuildSnapshot({ ...order, log: opened })) };
  } finally {
    await rows.settled();
    await extracts.close();
  }
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
