/** Handles GET /api/events/stream: streams the caller's events as server-sent events that resume by Last-Event-ID. */

import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import { endFeed, endWithSession, isOfWorkspace, lostRight, positionOfLoss } from '../access/streamRight.ts';
import type { Context, Handler } from '../http/context.ts';
import { type Feed, feedResponse, recordFault } from '../http/feed.ts';
import { readPosition } from '../http/readPosition.ts';
import { eventItem, viewerOf } from './eventItem.ts';

type StreamContext = Context<'streamEvents'>;

/** The start position: after the reader's last event, or the current head. A position beyond the head belongs to another log. */
const startOf = (request: Request, { answers, query }: StreamContext): number => {
  const last = request.headers.get('last-event-id');
  const [field, text] = last === null ? ['after', query.after] : ['Last-Event-ID', last];
  return text === undefined ? answers.position : Math.min(readPosition(field, text), answers.position);
};

const ofDeletion: readonly string[] = ['WorkspaceDeleted', 'WorkspaceRestored'];

const framesOf = (
  events: readonly StoredEvent[],
  { caller, answers: begun }: StreamContext,
  answers: ScopedAnswers,
): string => {
  const viewer = viewerOf(caller);
  const isClosed = isDeleted(begun, caller.workspaceId);
  return events
    .filter((event) => maySee(viewer, event) && (!isClosed || ofDeletion.includes(event.type)))
    .map(
      (event) =>
        `id: ${event.position}\nevent: log\ndata: ${JSON.stringify(eventItem(event, answers, caller))}\n\n`,
    )
    .join('');
};

const tell = async (feed: Feed, events: readonly StoredEvent[], context: StreamContext): Promise<void> => {
  const own = events.filter((event) => isOfWorkspace(event, context.caller));
  if (own.length === 0) return;
  const answers = await context.readModel.of(context.caller.workspaceId);
  const reason = lostRight('streamEvents', context, answers);
  if (reason === null) return feed.write(framesOf(own, context, answers));
  const loss = await positionOfLoss('streamEvents', context, own);
  const before = own.filter(({ position }) => loss === null || position <= loss);
  feed.write(framesOf(before, context, answers));
  if (loss !== null) endFeed(feed, reason);
};

const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  let written = Promise.resolve();
  const stopLog = context.log.subscribe(start, (events) => {
    written = written
      .then(() => tell(feed, events, context))
      .catch((error: unknown) => {
        recordFault(context, 'streamEvents', error);
        feed.fail(error);
      });
  });
  const stopWait = endWithSession(feed, context);
  return () => {
    stopLog();
    stopWait();
  };
};

export const streamEvents: Handler<'streamEvents'> = (request, context) => {
  const start = startOf(request, context);
  return feedResponse(request, context, (feed) => follow(feed, start, context));
};
