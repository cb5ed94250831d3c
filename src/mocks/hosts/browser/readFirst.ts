/** Prefetches the data of the first requests while the answering code is loading. */
import type { EventLog } from '#events/log/eventLog.ts';
import { findSnapshot, type SnapshotSource } from '#events/projections/findSnapshot.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';
import { longHistory, readWorkspacePage } from '#events/projections/workspacePage.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { findSession } from '../../auth/findSession.ts';

type Opened = {
  readonly log: EventLog;
  readonly snapshots: (SnapshotSource & { readonly leastEvents: number }) | null;
};

/** The workspace of a token's session; null without one. Never rejects: failed reads are repeated on request. */
export const readFirst = async (
  { log, snapshots }: Opened,
  token: string | null,
): Promise<WorkspaceFirstRead | null> => {
  try {
    const session = await findSession(token, log);
    if (session === null) return null;
    const { workspaceId } = session;
    const { position } = await log.head();
    const isUsable = snapshots !== null && position >= snapshots.leastEvents;
    const snapshot = isUsable ? await findSnapshot(snapshots, log, workspaceId) : null;
    const hasPage = !snapshot?.usable && position < longHistory;
    const page = hasPage ? await readWorkspacePage(todaysLog(log), workspaceId, 0) : null;
    return { workspaceId, page, snapshot };
  } catch {
    return null;
  }
};
