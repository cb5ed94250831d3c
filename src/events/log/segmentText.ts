/** Serializes a run of events as one text with a line of JSON each, which a browser stores ten times faster than separate records. */
import { freezeDeep } from './frozenJson.ts';
import { StorageError } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** Batches of at least this size become segments; smaller ones stay separate records. */
export const leastInSegments = 100;

/** A read of one event loads its whole segment, so segments stay short. */
const mostInSegment = 128;

/** The most events that a segment can contain after a given event. */
export const segmentReach = mostInSegment - 1;

export type SegmentSpan = { readonly first: number; readonly last: number };

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
    // A parse error is reported below.
  }
  throw unreadable(position);
};

type Wanted = {
  readonly from: number;
  readonly upTo: number;
};

const linesOf = (text: unknown, { first }: SegmentSpan): readonly string[] => {
  if (typeof text !== 'string') throw unreadable(first);
  return text.split('\n');
};

/**
 * Not frozen, because only the caller has them. Hashes are not checked. Throws `StorageError` for the first
 * line that is not JSON or the wrong event.
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

export const readSegment = (...segment: Parameters<typeof parseSegment>): readonly StoredEvent[] =>
  parseSegment(...segment).map(freezeDeep);

export type OpenSegment = (word: string, matches: (event: StoredEvent) => boolean) => readonly StoredEvent[];

/** Returns the frozen events that contain a word and pass a test; other lines are not parsed. Throws as `readSegment` does. */
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
