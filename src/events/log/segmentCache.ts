/** Segments that were searched lately, as most changes ask for the same few again. Their records never change. */
import type { OpenSegment } from './segmentText.ts';

export type SegmentCache = {
  readonly get: (last: number) => OpenSegment | null;
  readonly put: (last: number, segment: OpenSegment) => void;
};

/** Some thousands of events: all of the demo, and some megabytes. */
const mostSegments = 48;

/** Of one tenant in one database, by the position of the last event. What is found moves to the end; the first one is dropped. */
export const createSegmentCache = (): SegmentCache => {
  const known = new Map<number, OpenSegment>();
  const put = (last: number, segment: OpenSegment): void => {
    known.delete(last);
    known.set(last, segment);
    const [oldest] = known.keys();
    if (known.size > mostSegments && oldest !== undefined) known.delete(oldest);
  };
  return {
    get: (last) => {
      const found = known.get(last) ?? null;
      if (found !== null) put(last, found);
      return found;
    },
    put,
  };
};

/** For a transaction that may be taken back. */
export const noCache: SegmentCache = { get: () => null, put: () => {} };
