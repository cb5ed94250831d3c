/** Reads what the first questions rest on, while the code that answers them is still on its way. */
import type { EventLog } from '#events/log/eventLog.ts';
import { findSnapshot, type SnapshotSource } from '#events/projections/findSnapshot.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';
import { longHistory, readWorkspacePage } from '#events/projections/workspacePage.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { findSession } from '../../http/findSession.ts';

type Opened = {
  readonly log: EventLog;
  /** Null where none are kept. */
  readonly snapshots: (SnapshotSource & { readonly leastEvents: number }) | null;
};

/** Of the workspace of a token's session; null without one. Never rejects: what could not be read is read again when somebody asks. */
export const readFirst = async (
  { log, snapshots }: Opened,
  token: string | null,
): Promise<WorkspaceFirstRead | null> => {
  try {
    const session = await findSession(token, log);
    if (session === null) return null;
    const { workspaceId } = session;
    const { position } = await log.head();
    const isKept = snapshots !== null && position >= snapshots.leastEvents;
    const snapshot = isKept ? await findSnapshot(snapshots, log, workspaceId) : null;
    const hasPage = !snapshot?.usable && position < longHistory;
    const page = hasPage ? await readWorkspacePage(todaysLog(log), workspaceId, 0) : null;
    return { workspaceId, page, snapshot };
  } catch {
    return null;
  }
};
