/** Runs a task over the whole log with a separate read-only connection, because the page has the log open. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { type PersonalLog, personalLog } from '#events/people/personalLog.ts';
import { type ExtractedRows, type ExtractParts, extractedRows } from '#events/projections/extractedRows.ts';
import { makeExtracts, openExtracts } from '#events/projections/extractStore.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import { platformDigest } from '#events/recovery/privateFiles.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { upcast } from '#events/upcasters.ts';
import type { World } from '#world/world.ts';
import { verifyLog } from '../../inspection/verifyLog.ts';
import type { LogResult, LogTask, ToLogWorker } from './logTask.ts';

export type LogTaskParts = {
  readonly factory: IDBFactory;
  readonly world: World;
  readonly onProgress: OnProgress;
};

type Around = {
  readonly asked: ToLogWorker;
  readonly parts: LogTaskParts;
  readonly extracts: Omit<ExtractParts, 'log'> | null;
};

/** A large slice, because nothing else uses this thread. */
const slice = 4_000;

/** Pages on plain http have no WebCrypto. */
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

const opening =
  (personal: PersonalLog, readRow: ExtractedRows): ExtractedRows =>
  async (range) => {
    const { events, ...row } = await readRow(range);
    return { ...row, events: (await personal.opened(events)).map((event) => upcast(event)) };
  };

type Rebuilding = Extract<LogTask, { kind: 'rebuild' }>;

const rebuild = async (
  task: Rebuilding,
  log: EventLog,
  { asked: { storeId, tenant }, parts, extracts }: Around,
): Promise<LogResult> => {
  const { factory, world, onProgress } = parts;
  const { workspaceId, standing: stored, version, live } = task;
  const shelf = createSnapshotStore({ factory, storeId, tenant, report: fail });
  const place = stored === null ? null : { shelf, standing: stored, version };
  const personal = personalLog(log, world);
  const lines = todaysLog(personal);
  // A check that compares the events with the shown answers must read the events themselves, not extracts.
  const opened =
    live === undefined && extracts !== null
      ? { ...lines, readRow: opening(personal, extractedRows({ log, ...extracts })) }
      : lines;
  const outcome = await rebuildSnapshot({ log: opened, workspaceId, place, live, onProgress });
  return { kind: 'rebuild', ...outcome };
};

const runOver = async (log: EventLog, around: Around): Promise<LogResult> => {
  const { asked, parts, extracts } = around;
  const { onProgress } = parts;
  const { task } = asked;
  switch (task.kind) {
    case 'check':
      return { kind: 'check', verdict: await verifyLog(log, { onProgress, slice }) };
    case 'extract': {
      const { position } = await log.head();
      const made = extracts === null ? 0 : await makeExtracts({ log, ...extracts, onProgress }, position);
      return { kind: 'extract', made };
    }
    case 'rebuild':
      return rebuild(task, log, around);
  }
};

export const runLogTask = async (asked: ToLogWorker, parts: LogTaskParts): Promise<LogResult> => {
  const { database: name, tenant } = asked;
  const { factory, world } = parts;
  const place = { factory, clock: world.clock, tenant, storeId: '', name, readOnly: true };
  const storage = await indexedDbStorage(place);
  if (storage.storeId !== asked.storeId) throw new Error('another database stands there');
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  const { storeId } = asked;
  const shelf = hasDigest() ? openExtracts({ factory, storeId, tenant, report: reportTo(world) }) : null;
  const extracts = shelf && { shelf, place: { storeId, tenant }, sumOf: platformDigest };
  try {
    return await runOver(log, { asked, parts, extracts });
  } finally {
    await shelf?.close();
    await log.close();
  }
};
