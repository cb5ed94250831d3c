/** Reads what the first questions rest on, while the code that answers them is still on its way. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { Page } from '#events/projections/folding.ts';
import { readWorkspacePage } from '#events/projections/workspacePage.ts';
import { todaysLog } from '#events/todaysLog.ts';
import { findSession } from '../../http/findSession.ts';

/** The beginning of one workspace's events; null where a snapshot stands for it. */
export type FirstPage = { readonly workspaceId: string; readonly page: Page | null };

type Opened = {
  readonly log: EventLog;
  /** Null where none are kept. */
  readonly snapshots: { readonly leastEvents: number } | null;
};

/** Of the workspace of a token's session; null without one. Never rejects: what could not be read is read again when somebody asks. */
export const readFirst = async (
  { log, snapshots }: Opened,
  token: string | null,
): Promise<FirstPage | null> => {
  try {
    const session = await findSession(token, log);
    if (session === null) return null;
    const { workspaceId } = session;
    if (snapshots !== null && (await log.head()).position >= snapshots.leastEvents)
      return { workspaceId, page: null };
    return { workspaceId, page: await readWorkspacePage(todaysLog(log), workspaceId, 0) };
  } catch {
    return null;
  }
};
