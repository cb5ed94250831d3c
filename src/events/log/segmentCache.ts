/** Caches recently searched segments, because most changes need the same few; segments never change. */
import type { OpenSegment } from './segmentText.ts';

export type SegmentCache = {
  readonly get: (last: number) => OpenSegment | null;
  readonly put: (last: number, segment: OpenSegment) => void;
};

/** Some thousands of events: the whole demo, in some megabytes. */
const mostSegments = 48;

/** An LRU cache for one tenant in one database, by the position of the segment's last event. */
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

/** For a transaction that may be rolled back. */
export const noCache: SegmentCache = { get: () => null, put: () => {} };
