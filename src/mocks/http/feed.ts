/** Creates a streaming response: server-sent events with heartbeats, until it ends, fails or its reader leaves. */
import { timings } from '#domain/timings.ts';
import type { Clock } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { Context } from './context.ts';
import { RefusalError } from './refusal.ts';
import type { Origin } from './requestOrigin.ts';

export type Feed = {
  write(text: string): void;
  end(): void;
  fail(error: unknown): void;
};

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

/** `follow` starts sending and returns its stop function. The reader learns at once that the feed is open. */
export const feedResponse = (
  request: Request,
  { world: { clock }, caller, openStream }: Pick<Context<'streamEvents'>, 'world' | 'caller' | 'openStream'>,
  follow: (feed: Feed) => () => void,
): Response => {
  const release = openStream ? openStream(caller.accountId) : () => {};
  if (release === null) throw new RefusalError('tooManyRequests', {}, { 'Retry-After': '30' });
  const body = createFeed((feed) => {
    feed.write(': connected\n\n');
    const stops = [keepTime(feed, clock), follow(feed)];
    if (request.signal.aborted) queueMicrotask(feed.end);
    request.signal.addEventListener('abort', feed.end, { once: true });
    return () => {
      request.signal.removeEventListener('abort', feed.end);
      for (const stop of stops) stop();
      release();
    };
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
};

export const recordFault = (
  { world, frame: cause, correlation }: Origin & { readonly world: World },
  name: string,
  detail: unknown,
): void => {
  world.trace.record({ kind: 'fault', name: `${name} failed`, cause, correlation, detail });
};
