/** Looks up the snapshot of a workspace, and checks that it is usable. */
import type { EventLog } from '../log/eventLog.ts';
import type { SnapshotStore, StoredSnapshot } from './snapshot.ts';
import type { TimelinePart } from './timelineParts.ts';

export type FoundSnapshot = {
  readonly position: number;
  /** Null: folded by another build, incomplete, or from another log. */
  readonly usable: StoredSnapshot | null;
};

export type SnapshotSource = {
  readonly shelf: Pick<SnapshotStore, 'read'>;
  readonly version: string;
};

const countOf = (parts: readonly TimelinePart[]): number => parts.reduce((sum, { count }) => sum + count, 0);

const isOfLog = async (
  { version, position, hash, events, parts }: StoredSnapshot,
  log: Pick<EventLog, 'readAll'>,
  ownVersion: string,
): Promise<boolean> => {
  if (version !== ownVersion || countOf(parts) !== events) return false;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.position === position && event.hash === hash;
};

/** Null without a snapshot. The caller must check for later erasures at the moment of use. */
export const findSnapshot = async (
  { shelf, version }: SnapshotSource,
  log: Pick<EventLog, 'readAll'>,
  workspaceId: string,
): Promise<FoundSnapshot | null> => {
  const found = await shelf.read(workspaceId);
  if (found === null) return null;
  return { position: found.position, usable: (await isOfLog(found, log, version)) ? found : null };
};
