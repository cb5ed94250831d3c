/** GET /api/events/stream: the caller's events as they happen, as server-sent events that resume by Last-Event-ID. */

import type { StoredEvent } from '#events/log/storedEvent.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import type { Context, Handler } from '../../http/context.ts';
import { endsSession } from '../../http/endsSession.ts';
import { type Feed, feedResponse, recordFault } from '../../http/feed.ts';
import { readPosition } from '../../http/readPosition.ts';
import { eventItem, viewerOf } from './eventItem.ts';

type StreamContext = Context<'streamEvents'>;

/** Where to begin: after the last event that the reader has, or after what there is now; a place beyond that is of another log. */
const startOf = (request: Request, { answers, query }: StreamContext): number => {
  const last = request.headers.get('last-event-id');
  const [field, text] = last === null ? ['after', query.after] : ['Last-Event-ID', last];
  return text === undefined ? answers.position : Math.min(readPosition(field, text), answers.position);
};

/** One frame per visible event; its id is the position, from which a reader resumes. */
const framesOf = async (events: readonly StoredEvent[], context: StreamContext): Promise<string> => {
  const viewer = viewerOf(context.caller);
  const visible = events.filter((event) => maySee(viewer, event));
  if (visible.length === 0) return '';
  const answers = await context.readModel.of(context.caller.workspaceId);
  return visible
    .map(
      (event) =>
        `id: ${event.position}\nevent: log\ndata: ${JSON.stringify(eventItem(event, answers, context.caller))}\n\n`,
    )
    .join('');
};

/** Events as they happen, each batch after the one before; the feed ends with the caller's session. */
const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  let written = Promise.resolve();
  const tell = async (events: readonly StoredEvent[]): Promise<void> => {
    try {
      feed.write(await framesOf(events, context));
      if (endsSession(events, context.caller)) feed.end();
    } catch (error) {
      recordFault(context, 'streamEvents', error);
      feed.fail(error);
    }
  };
  return context.log.subscribe(start, (events) => {
    written = written.then(() => tell(events));
  });
};

export const streamEvents: Handler<'streamEvents'> = (request, context) => {
  const start = startOf(request, context);
  return feedResponse(request, context.world.clock, (feed) => follow(feed, start, context));
};
