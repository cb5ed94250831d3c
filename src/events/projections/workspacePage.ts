/** Reads the events of one workspace in the order of the log, page by page. */
import type { EventLog } from '../log/eventLog.ts';
import { workspaceTag } from '../tags.ts';
import type { Page } from './folding.ts';

/** All of a demo. */
const pageSize = 5_000;

export const readWorkspacePage = async (
  log: Pick<EventLog, 'readTagged'>,
  workspaceId: string,
  after: number,
  limit = pageSize,
): Promise<Page> => {
  const { events, head } = await log.readTagged({ tag: workspaceTag(workspaceId), after, limit });
  const isLast = events.length < limit;
  return { events, reached: isLast ? Math.max(head, after) : (events.at(-1)?.position ?? after), isLast };
};
