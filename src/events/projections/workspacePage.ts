/** Reads the events of one workspace in log order, page by page. */
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { workspaceTag } from '../tags.ts';

export type Page = {
  readonly events: readonly StoredEvent[];
  readonly reached: number;
  readonly isLast: boolean;
};

/** From this many events on, a fold yields to the page. */
export const longHistory = 5_000;

const pageSize = longHistory;

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
