/** Parses a stream of server-sent events by the rules of the HTML standard (9.2.6), from text chunks of any length. */

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

type Fields = { event: string; data: string[]; id: string };

const byteOrderMark = '\uFEFF';

const takeField = (fields: Fields, name: string, value: string) => {
  if (name === 'data') {
    fields.data.push(value);
  } else if (name === 'event') {
    fields.event = value;
  } else if (name === 'id' && !value.includes('\0')) {
    fields.id = value;
  }
};

/** A line is `name`, `name:value` or `name: value`; one that begins with a colon is a comment. */
const takeLine = (fields: Fields, line: string) => {
  const colon = line.indexOf(':');
  if (colon === -1) {
    takeField(fields, line, '');
  } else if (colon > 0) {
    const value = line.slice(colon + 1);
    takeField(fields, line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value);
  }
};

/**
 * Creates a parser at the beginning of a stream; `lastId` is the id it resumed from. The `retry` field is
 * ignored, because the feed decides when to reconnect.
 */
export const createServerSentEventReader = (lastId = ''): ServerSentEventReader => {
  const fields: Fields = { event: '', data: [], id: lastId };
  let settledId = lastId;
  let rest = '';
  let begun = false;
  let endedWithReturn = false;

  const dispatch = (): ServerSentEvent | null => {
    const { event, data, id } = fields;
    settledId = id;
    fields.event = '';
    fields.data = [];
    return data.length === 0 ? null : { event: event || 'message', data: data.join('\n'), id };
  };

  /** The complete lines. A line feed right after a chunk that ended with a carriage return belongs to that line's end. */
  const takeLines = (text: string): readonly string[] => {
    const more = endedWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    endedWithReturn = text === '' ? endedWithReturn : text.endsWith('\r');
    const lines = (rest + more).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    return lines;
  };

  const push = (text: string): readonly ServerSentEvent[] => {
    const piece = !begun && text.startsWith(byteOrderMark) ? text.slice(1) : text;
    begun ||= text !== '';
    const events: ServerSentEvent[] = [];
    for (const line of takeLines(piece)) {
      const event = line === '' ? dispatch() : null;
      takeLine(fields, line);
      if (event !== null) {
        events.push(event);
      }
    }
    return events;
  };

  return { push, lastId: () => settledId };
};
