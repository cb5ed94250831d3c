/** Handles requests of the real-time page. */
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { longestResume, usualInterval } from '#domain/realtime/realtimeWindows.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { TimerId } from '#world/clock.ts';
import { endFeed, endWithSession, isOfWorkspace, lostRight } from '../access/streamRight.ts';
import type { Context, Handler } from '../http/context.ts';
import { type Feed, feedResponse, recordFault } from '../http/feed.ts';
import { positionIn, refuseField } from '../http/readPosition.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { livePicture } from './livePicture.ts';
import { visitScope } from './visitScope.ts';

export const readRealtime: Handler<'readRealtime'> = async (
  _request,
  { metrics, answers, caller, query, now },
) => {
  const { client } = query;
  const reply: RealtimeReply = await livePicture(metrics, { answers, caller, client, now: Date.parse(now) });
  return json(200, reply);
};

type StreamContext = Context<'streamVisits'>;

/** A message's id is its end time in milliseconds; a future id comes from another clock. */
const startOf = (request: Request, now: number): number => {
  const last = request.headers.get('last-event-id');
  if (last === null) return now;
  const time = positionIn(last) ?? refuseField('Last-Event-ID', 'Must be the id of a message, or a cursor');
  return Math.max(Math.min(time, now), now - longestResume);
};

const messageOf = async (
  { caller, metrics, query }: StreamContext,
  answers: ScopedAnswers,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<string> => {
  const message = await livePicture(metrics, { answers, caller, client: query.client, now }, since);
  return `id: ${now}\nevent: visits\ndata: ${JSON.stringify(message)}\n\n`;
};

/** Sends the first message at once and the next at whole intervals of the clock, so that all tabs agree. Appends nothing. */
const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  const { world, log, caller, answers, query, readModel } = context;
  const { clock } = world;
  const interval = Number(query.interval ?? usualInterval) * 1_000;
  let since = start;
  let timer: TimerId | null = null;
  let isOver = false;
  const whilePermitted = async (goOn: (current: ScopedAnswers) => Promise<void>): Promise<void> => {
    try {
      const current = await readModel.of(caller.workspaceId);
      if (isOver) return;
      const reason = lostRight('streamVisits', context, current);
      if (reason === null) await goOn(current);
      else endFeed(feed, reason);
    } catch (error) {
      if (error instanceof RefusalError) return endFeed(feed, 'accessChanged');
      recordFault(context, 'streamVisits', error);
      feed.fail(error);
    }
  };
  const tell = (): void => {
    const now = clock.now();
    void whilePermitted(async (current) => {
      const message = await messageOf(context, current, { now, since });
      if (isOver) return;
      feed.write(message);
      since = now;
      timer = clock.setTimeout(tell, interval - (clock.now() % interval));
    });
  };
  const stopLog = log.subscribe(answers.position, (events) => {
    if (events.some((event) => isOfWorkspace(event, caller))) void whilePermitted(async () => {});
  });
  const stopWait = endWithSession(feed, context);
  tell();
  return () => {
    isOver = true;
    stopLog();
    stopWait();
    if (timer !== null) clock.clearTimeout(timer);
  };
};

export const streamVisits: Handler<'streamVisits'> = (request, context) => {
  const { answers, caller, query, world } = context;
  const now = world.clock.now();
  const start = startOf(request, now);
  visitScope({ answers, caller, client: query.client, now });
  return feedResponse(request, context, (feed) => follow(feed, start, context));
};
