/** GET /api/events/stream: the caller's events as they happen, as server-sent events that resume by Last-Event-ID. */

import { timings } from '#domain/timings.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import type { Clock } from '#world/clock.ts';
import type { Caller, Context, Handler } from '../../http/context.ts';
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

/** A new password ends all sessions of its account but the one in which it was changed. */
const endsSession = (events: readonly StoredEvent[], caller: Caller): boolean => {
  const { sessionId, viewedBy = caller.accountId } = caller;
  return events.some(({ stream, type, data }) => {
    const facts: Readonly<Record<string, unknown>> = Object(data);
    return type === 'PasswordChanged'
      ? facts.accountId === viewedBy && facts.sessionId !== sessionId
      : type === 'SessionEnded' && stream === sessionStream.of(sessionId);
  });
};

/** A stream of text that is alive until it ends, fails, or its reader leaves. */
type Feed = {
  write(text: string): void;
  end(): void;
  fail(error: unknown): void;
};

/** `onLeave` runs once, whichever way the stream is over. */
const createFeed = (onOpen: (feed: Feed) => () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let open = true;
  let onLeave = () => {};
  const leave = (then: () => void) => {
    if (!open) return;
    open = false;
    onLeave();
    then();
  };
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      onLeave = onOpen({
        write: (text) => {
          if (open && text !== '') controller.enqueue(encoder.encode(text));
        },
        end: () => leave(() => controller.close()),
        fail: (error) => leave(() => controller.error(error)),
      });
    },
    cancel: () => leave(() => {}),
  });
};

/** Signs of life, and an end after the feed's lifetime; returns the function that stops both. */
const keepTime = (feed: Feed, clock: Clock): (() => void) => {
  const beat = () => {
    feed.write(': still here\n\n');
    heartbeat = clock.setTimeout(beat, timings.feedHeartbeat);
  };
  let heartbeat = clock.setTimeout(beat, timings.feedHeartbeat);
  const lifetime = clock.setTimeout(feed.end, timings.feedLifetime);
  return () => {
    clock.clearTimeout(heartbeat);
    clock.clearTimeout(lifetime);
  };
};

/** Events as they happen, each batch after the one before; the feed ends with the caller's session. */
const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  let written = Promise.resolve();
  const tell = async (events: readonly StoredEvent[]): Promise<void> => {
    try {
      feed.write(await framesOf(events, context));
      if (endsSession(events, context.caller)) feed.end();
    } catch (error) {
      const { frame: cause, correlation } = context;
      context.world.trace.record({
        kind: 'fault',
        name: 'streamEvents failed',
        cause,
        correlation,
        detail: error,
      });
      feed.fail(error);
    }
  };
  return context.log.subscribe(start, (events) => {
    written = written.then(() => tell(events));
  });
};

export const streamEvents: Handler<'streamEvents'> = (request, context) => {
  const start = startOf(request, context);
  const body = createFeed((feed) => {
    feed.write(': connected\n\n');
    const stops = [keepTime(feed, context.world.clock), follow(feed, start, context)];
    if (request.signal.aborted) queueMicrotask(feed.end);
    request.signal.addEventListener('abort', feed.end, { once: true });
    return () => {
      request.signal.removeEventListener('abort', feed.end);
      for (const stop of stops) stop();
    };
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
};
