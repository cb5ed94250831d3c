/** Reads the events of one workspace in the order of the log, page by page. */
import type { EventLog } from '../log/eventLog.ts';
import { workspaceTag } from '../tags.ts';
import type { Page } from './folding.ts';

const pageSize = 5_000;

export const readWorkspacePage = async (
  log: Pick<EventLog, 'readTagged'>,
  workspaceId: string,
  after: number,
): Promise<Page> => {
  const { events, head } = await log.readTagged({ tag: workspaceTag(workspaceId), after, limit: pageSize });
  const isLast = events.length < pageSize;
  return { events, reached: isLast ? Math.max(head, after) : (events.at(-1)?.position ?? after), isLast };
};
