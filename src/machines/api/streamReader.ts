/** Reads one connection of a server-sent event stream; a machine decides when to reconnect. */
import { createParser } from 'eventsource-parser';
import { paths } from '#domain/contract/paths.ts';
import type { StreamDetail, StreamItem } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';
import { ApiProblem, isSessionMissing } from './apiProblem.ts';
import { NetworkProblem } from './networkProblem.ts';
import { readProblem } from './response.ts';
import { createWire, type Exchange, type WireParts } from './wire.ts';

export type ServerSentEvent = {
  readonly event: string;
  readonly data: string;
  readonly id: string;
};

type ServerSentEventReader = {
  /** Takes a chunk of text and returns the events that it completes. An event cut off by the end of the stream is never returned. */
  push(text: string): readonly ServerSentEvent[];
  lastId(): string;
};

/** `id`: the one that the stream resumed from. The `retry` field is ignored, because the feed decides when to reconnect. */
export const createServerSentEventReader = (id = ''): ServerSentEventReader => {
  let lastId = id;
  let events: ServerSentEvent[] = [];
  const parser = createParser({
    onId: (next) => {
      lastId = next;
    },
    onEvent: ({ event = 'message', data }) => {
      events.push({ event, data, id: lastId });
    },
  });
  return {
    push: (text) => {
      events = [];
      parser.feed(text);
      return events;
    },
    lastId: () => lastId,
  };
};

export type StreamConnection<Item> = {
  /** The id of the last known event (`Last-Event-ID`); null for new events only. */
  readonly after: string | null;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  /** Called with events in order (none for a heartbeat) and the id to resume after. */
  readonly onEvents: (events: readonly Item[], lastId: string | null) => void;
};

export type StreamParts = WireParts & { readonly onSessionRejected?: () => void };

export type StreamKind<Item extends StreamItem> = {
  readonly name: 'streamEvents' | 'streamVisits';
  readonly isItem: (value: unknown) => value is Item;
  readonly nameOf: (items: readonly Item[]) => string;
  /** The correlation id of the event's cause; null when the stream itself is the cause. */
  readonly correlationOf: (item: Item) => string | null;
};

const itemsOf = <Item>(
  messages: readonly ServerSentEvent[],
  isItem: (value: unknown) => value is Item,
): readonly Item[] => {
  try {
    return messages.map(({ data }): unknown => JSON.parse(data)).filter(isItem);
  } catch (error) {
    throw new NetworkProblem('broken', error);
  }
};

type Batch<Item> = { readonly items: readonly Item[]; readonly size: number };

type Source = ReadableStreamDefaultReader<Uint8Array>;

const readPiece = async (source: Source, signal: AbortSignal): Promise<Uint8Array | undefined> => {
  try {
    const { value } = await source.read();
    signal.throwIfAborted();
    return value;
  } catch (error) {
    signal.throwIfAborted();
    throw new NetworkProblem('noReply', error);
  }
};

/** Cancelling a broken stream rejects, so that rejection is ignored. */
const end = (source: Source): Promise<void> => source.cancel().catch(() => undefined);

/**
 * `query` includes its question mark, or is empty. Resolves when the backend ends the stream; rejects with
 * ApiProblem, NetworkProblem or the signal's reason.
 */
export const createStream = <Item extends StreamItem>(parts: StreamParts, kind: StreamKind<Item>) => {
  const { trace } = parts.world;
  const wire = createWire(parts);

  const connect = async ({ after, signal }: StreamConnection<Item>, query: string): Promise<Exchange> => {
    const [method, path] = paths[kind.name];
    const resume: Record<string, string> = after === null ? {} : { 'Last-Event-ID': after };
    const headers = { Accept: 'text/event-stream', ...resume };
    const cause = trace.current();
    return await wire.send({
      method,
      path,
      query,
      headers,
      body: undefined,
      attempt: 1,
      token: undefined,
      signal,
      limit: null,
      cause,
    });
  };

  const refuse = async (exchange: Exchange): Promise<never> => {
    const problem = await readProblem(exchange.response).catch((error) => wire.lost(exchange, error));
    const frame = wire.answered(exchange, { problem: problem.code, reply: problem });
    const refusal = new ApiProblem(problem, exchange.response.status);
    const { token } = exchange;
    if (isSessionMissing(refusal) && token !== null && token === parts.session.token()) {
      trace.within(frame, () => parts.onSessionRejected?.());
    }
    throw refusal;
  };

  const tell = (opened: Frame, batch: Batch<Item>, give: () => void) => {
    const last = batch.items.at(-1);
    if (last === undefined) {
      trace.within(opened, give);
      return;
    }
    const detail: StreamDetail = { ...batch, request: opened.cause ?? 0, ending: null };
    const correlation = kind.correlationOf(last);
    const origin = correlation === null ? { cause: opened.number } : { cause: null, correlation };
    trace.within(trace.record({ kind: 'stream', name: kind.nameOf(batch.items), ...origin, detail }), give);
  };

  const tellEnd = ({ number: cause, ...opened }: Frame, ending: NonNullable<StreamDetail['ending']>) => {
    const detail: StreamDetail = { request: opened.cause ?? 0, items: [], size: 0, ending };
    trace.record({ kind: 'stream', name: `the stream was ${ending}`, cause, detail });
  };

  const readAll = async (
    source: Source,
    opened: Frame,
    { after, signal, onEvents }: StreamConnection<Item>,
  ) => {
    const reader = createServerSentEventReader(after ?? '');
    const decoder = new TextDecoder();
    let piece = await readPiece(source, signal);
    while (piece !== undefined) {
      const items = itemsOf(reader.push(decoder.decode(piece, { stream: true })), kind.isItem);
      const batch = { items, size: piece.byteLength };
      tell(opened, batch, () => onEvents(items, reader.lastId() || null));
      piece = await readPiece(source, signal);
    }
  };

  return async (connection: StreamConnection<Item>, query = ''): Promise<void> => {
    const exchange = await connect(connection, query);
    const { body, ok } = exchange.response;
    if (!ok || body === null) {
      return refuse(exchange);
    }
    const opened = wire.answered(exchange, { problem: null, reply: undefined });
    trace.within(opened, connection.onOpen);
    const source = body.getReader();
    const stop = () => void end(source);
    connection.signal.addEventListener('abort', stop, { once: true });
    try {
      await readAll(source, opened, connection);
      tellEnd(opened, 'ended');
    } catch (error) {
      tellEnd(opened, connection.signal.aborted ? 'left' : 'broken');
      throw error;
    } finally {
      connection.signal.removeEventListener('abort', stop);
      await end(source);
    }
  };
};
