/** Looks up the snapshot of a workspace, and whether it may be used. */
import type { EventLog } from '../log/eventLog.ts';
import type { SnapshotStore, StoredSnapshot } from './snapshot.ts';
import type { TimelinePart } from './timelineParts.ts';

export type FoundSnapshot = {
  /** Where one stands, whether it can be used or not. */
  readonly position: number;
  /** Null: another build folded it, it is not whole, or it belongs to another log. */
  readonly usable: StoredSnapshot | null;
};

export type SnapshotSource = {
  readonly shelf: Pick<SnapshotStore, 'read'>;
  /** Of the code that folds. */
  readonly version: string;
};

const countOf = (parts: readonly TimelinePart[]): number => parts.reduce((sum, { count }) => sum + count, 0);

/** Whether the log has that very event at the snapshot's position, and the snapshot is whole and of this code. */
const isOfLog = async (
  { version, position, hash, events, parts }: StoredSnapshot,
  log: Pick<EventLog, 'readAll'>,
  ownVersion: string,
): Promise<boolean> => {
  if (version !== ownVersion || countOf(parts) !== events) return false;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.position === position && event.hash === hash;
};

/** Null where none is kept. Whether something was taken back since is for the caller to ask, at the moment of use. */
export const findSnapshot = async (
  { shelf, version }: SnapshotSource,
  log: Pick<EventLog, 'readAll'>,
  workspaceId: string,
): Promise<FoundSnapshot | null> => {
  const found = await shelf.read(workspaceId);
  if (found === null) return null;
  return { position: found.position, usable: (await isOfLog(found, log, version)) ? found : null };
};
