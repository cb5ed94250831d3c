/** GET /api/events/stream: the caller's events as they happen, as server-sent events that resume by Last-Event-ID. */
import { timings } from '#domain/timings.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { readPosition } from '../http/asOf.ts';
import type { Context, Handler } from '../http/context.ts';
import { eventItem, viewerOf } from './eventItem.ts';

type StreamContext = Context<'streamEvents'>;

/** Where to begin: after the last event that the reader has, or after what there is now. */
const startOf = (request: Request, { answers }: StreamContext): number => {
  const last = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after');
  return last === null ? answers.position : readPosition('Last-Event-ID', last);
};

/** One frame per visible event; its id is the position, from which a reader resumes. */
const framesOf = async (events: readonly StoredEvent[], context: StreamContext): Promise<string> => {
  const viewer = viewerOf(context.caller);
  const visible = events.filter((event) => maySee(viewer, event));
  if (visible.length === 0) return '';
  const answers = await context.readModel.current();
  return visible
    .map(
      (event) => `id: ${event.position}\nevent: log\ndata: ${JSON.stringify(eventItem(event, answers))}\n\n`,
    )
    .join('');
};

const endsSession = (events: readonly StoredEvent[], sessionId: string): boolean =>
  events.some(({ stream, type }) => type === 'SessionEnded' && stream === `session-${sessionId}`);

/** The stream ends with the caller's session, when the reader leaves, and by itself after its lifetime. */
const openStream = (request: Request, context: StreamContext): ReadableStream<Uint8Array> => {
  const { clock } = context.world;
  const encoder = new TextEncoder();
  let close = () => {};
  const source = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let open = true;
    let written = Promise.resolve();
    const write = (text: string) => {
      if (open && text !== '') controller.enqueue(encoder.encode(text));
    };
    const beat = () => {
      write(': still here\n\n');
      heartbeat = clock.setTimeout(beat, timings.feedHeartbeat);
    };
    let heartbeat = clock.setTimeout(beat, timings.feedHeartbeat);
    const unsubscribe = context.log.subscribe(startOf(request, context), (events) => {
      written = written.then(async () => {
        write(await framesOf(events, context));
        if (endsSession(events, context.caller.sessionId)) close();
      });
    });
    close = () => {
      if (!open) return;
      open = false;
      unsubscribe();
      clock.clearTimeout(heartbeat);
      clock.clearTimeout(lifetime);
      controller.close();
    };
    const lifetime = clock.setTimeout(close, timings.feedLifetime);
    request.signal.addEventListener('abort', close, { once: true });
    write(': connected\n\n');
  };
  return new ReadableStream<Uint8Array>({ start: source, cancel: () => close() });
};

export const streamEvents: Handler<'streamEvents'> = (request, context) =>
  new Response(openStream(request, context), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
