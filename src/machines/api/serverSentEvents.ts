/** Reads server-sent events from text chunks of any length, with the id to resume after. */
import { createParser } from 'eventsource-parser';

export type ServerSentEvent = {
  readonly event: string;
  readonly data: string;
  readonly id: string;
};

export type ServerSentEventReader = {
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
