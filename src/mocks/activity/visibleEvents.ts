/** Queries the log by tags for the events that a viewer may see, so that others' events cost nothing. */
import type { EventLog, TaggedQuestion } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';
import { accountTag, clientTag, workspaceTag } from '#events/tags.ts';

export type VisibleQuestion = Pick<TaggedQuestion, 'types' | 'after' | 'upTo'>;

const tagsFor = ({ workspaceId, accountId, clientId, wholeWorkspace }: HistoryViewer): readonly string[] =>
  wholeWorkspace
    ? [workspaceTag(workspaceId)]
    : [accountTag(accountId), ...(clientId === null ? [] : [clientTag(clientId)])];

/** In order, each once. */
export const visibleEvents = async (
  log: Pick<EventLog, 'readTagged'>,
  viewer: HistoryViewer,
  question: VisibleQuestion = {},
): Promise<readonly StoredEvent[]> => {
  const found = await Promise.all(tagsFor(viewer).map((tag) => log.readTagged({ tag, ...question })));
  const [only] = found;
  if (only && found.length === 1) return only.events;
  const byPosition = new Map(
    found.flatMap(({ events }) => events.map((event) => [event.position, event] as const)),
  );
  return [...byPosition.values()]
    .filter((event) => maySee(viewer, event))
    .toSorted((one, other) => one.position - other.position);
};
