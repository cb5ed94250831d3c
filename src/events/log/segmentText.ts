/** A run of events as one text, a line of JSON for each: a browser keeps it in a tenth of the time that records of their own take. */
import { freezeDeep } from './frozenJson.ts';
import { StorageError } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** So many events that are added at once become segments; fewer stay records of their own. */
export const leastInSegments = 100;

/** A read of one event reads its whole segment, so segments stay short. */
const mostInSegment = 128;

/** A segment goes further than the first event that somebody wants of it by at most so many. */
export const segmentReach = mostInSegment - 1;

/** Positions of its first and last event. */
export type SegmentSpan = { readonly first: number; readonly last: number };

/** Parts of much the same length. */
export const segmentsOf = (events: readonly StoredEvent[]): readonly (readonly StoredEvent[])[] => {
  const length = Math.ceil(events.length / Math.ceil(events.length / mostInSegment));
  return Array.from({ length: Math.ceil(events.length / length) }, (_, index) =>
    events.slice(index * length, (index + 1) * length),
  );
};

export const spanOf = (events: readonly StoredEvent[]): SegmentSpan => ({
  first: events[0]?.position ?? 0,
  last: events.at(-1)?.position ?? 0,
});

export const writeSegment = (events: readonly StoredEvent[]): string =>
  events.map((event) => JSON.stringify(event)).join('\n');

const unreadable = (position: number): StorageError =>
  new StorageError('corrupt', `event ${position} of a segment cannot be read`);

const parse = (line: string, position: number): StoredEvent => {
  try {
    const event = Object(JSON.parse(line)) as StoredEvent;
    // A line at the wrong place is refused: a read of one place would return the wrong event, while a read that sorts would hide it.
    if (event.position === position) return event;
  } catch {
    // Told below.
  }
  throw unreadable(position);
};

type Wanted = {
  /** Positions, both included; the segment may have less. */
  readonly from: number;
  readonly upTo: number;
};

const linesOf = (text: unknown, { first }: SegmentSpan): readonly string[] => {
  if (typeof text !== 'string') throw unreadable(first);
  return text.split('\n');
};

/**
 * Not frozen: nobody else has them. Whether they are what was hashed, the chain tells. Throws StorageError, naming the first one that is no
 * JSON or another one.
 */
export const parseSegment = (
  text: unknown,
  span: SegmentSpan,
  { from, upTo }: Wanted,
): readonly StoredEvent[] => {
  const lines = linesOf(text, span);
  const [begin, end] = [Math.max(from, span.first), Math.min(upTo, span.last)];
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) =>
    parse(lines[begin + index - span.first] ?? '', begin + index),
  );
};

/** The same, frozen. */
export const readSegment = (...segment: Parameters<typeof parseSegment>): readonly StoredEvent[] =>
  parseSegment(...segment).map(freezeDeep);

/** A segment that is searched again and again: each line is parsed when it is first asked for. */
export type OpenSegment = (word: string, matches: (event: StoredEvent) => boolean) => readonly StoredEvent[];

/** Gives the events that name a word and pass a test; other lines are not parsed. Frozen. Throws as `readSegment` does. */
export const openSegment = (text: unknown, span: SegmentSpan): OpenSegment => {
  const lines = linesOf(text, span);
  const parsed: StoredEvent[] = [];
  const eventAt = (index: number): StoredEvent => {
    parsed[index] ??= freezeDeep(parse(lines[index] ?? '', span.first + index));
    return parsed[index];
  };
  return (word, matches) => {
    const named = JSON.stringify(word);
    return lines.flatMap((line, index) => {
      if (!line.includes(named)) return [];
      const event = eventAt(index);
      return matches(event) ? [event] : [];
    });
  };
};
