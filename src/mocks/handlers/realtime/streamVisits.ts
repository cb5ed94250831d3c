/** GET /api/realtime/stream: live visits and conversions, one message each interval, as server-sent events that resume by Last-Event-ID. */
import { longestResume, usualInterval } from '#domain/realtime/realtimeWindows.ts';
import type { TimerId } from '#world/clock.ts';
import type { Context, Handler } from '../../http/context.ts';
import { endsSession } from '../../http/endsSession.ts';
import { type Feed, feedResponse, recordFault } from '../../http/feed.ts';
import { positionIn, refuseField } from '../../http/readPosition.ts';
import { RefusalError } from '../../http/refusal.ts';
import { livePicture } from '../../realtime/livePicture.ts';
import { visitScope } from '../../realtime/visitScope.ts';

type StreamContext = Context<'streamVisits'>;

/** The id of a message is the time up to which it tells, in milliseconds; a later one than now is of another clock. */
const startOf = (request: Request, now: number): number => {
  const last = request.headers.get('last-event-id');
  if (last === null) return now;
  const time = positionIn(last) ?? refuseField('Last-Event-ID', 'Must be the id of a message, or a cursor');
  return Math.max(Math.min(time, now), now - longestResume);
};

/** The picture as the log and the clock stand, with the visits since the message before. */
const messageOf = async (context: StreamContext, since: number): Promise<{ text: string; upTo: number }> => {
  const { caller, metrics, query, readModel, world } = context;
  const now = world.clock.now();
  const answers = await readModel.of(caller.workspaceId);
  const message = livePicture(metrics, { answers, caller, client: query.client, now }, since);
  return { text: `id: ${now}\nevent: visits\ndata: ${JSON.stringify(message)}\n\n`, upTo: now };
};

/** The first message at once, the next at whole intervals of the clock, so that all tabs tell the same. Nothing is appended for it. */
const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  const { world, log, caller, answers, query } = context;
  const interval = Number(query.interval ?? usualInterval) * 1_000;
  let since = start;
  let timer: TimerId | null = null;
  let isOver = false;
  const wait = () => {
    const { clock } = world;
    timer = clock.setTimeout(() => void tell(), interval - (clock.now() % interval));
  };
  const tell = async (): Promise<void> => {
    try {
      const { text, upTo } = await messageOf(context, since);
      if (isOver) return;
      since = upTo;
      feed.write(text);
      wait();
    } catch (error) {
      // Who may not see it any more is told so when asking again.
      if (error instanceof RefusalError) return feed.end();
      recordFault(context, 'streamVisits', error);
      feed.fail(error);
    }
  };
  const stopLog = log.subscribe(answers.position, (events) => {
    if (endsSession(events, caller)) feed.end();
  });
  void tell();
  return () => {
    isOver = true;
    stopLog();
    if (timer !== null) world.clock.clearTimeout(timer);
  };
};

export const streamVisits: Handler<'streamVisits'> = (request, context) => {
  const { answers, caller, query, world } = context;
  const now = world.clock.now();
  const start = startOf(request, now);
  visitScope({ answers, caller, client: query.client, now });
  return feedResponse(request, world.clock, (feed) => follow(feed, start, context));
};
