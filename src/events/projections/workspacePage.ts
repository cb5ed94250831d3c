/** Reads the events of one workspace in the order of the log, page by page. */
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { workspaceTag } from '../tags.ts';

/** Some of the events after a place in the log, and how far they reach. */
export type Page = {
  readonly events: readonly StoredEvent[];
  readonly reached: number;
  readonly isLast: boolean;
};

/** From so many events on the page answers in between while they are folded. */
export const longHistory = 5_000;

/** All of a history that is not long. */
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
