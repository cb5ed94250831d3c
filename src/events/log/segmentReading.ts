/** Reads events from segments within one IndexedDB transaction. */
import { wrap } from 'idb';
import type { EventsInRow } from './eventLog.ts';
import { byClaim, byTag, type SegmentKey, segmentKey, spanOfPlace } from './logLayout.ts';
import { StorageError } from './logStorage.ts';
import { countKeys } from './rowReading.ts';
import type { SegmentCache } from './segmentCache.ts';
import {
  type OpenSegment,
  openSegment,
  parseSegment,
  readSegment,
  type SegmentSpan,
  segmentReach,
} from './segmentText.ts';
import type { StoredEvent } from './storedEvent.ts';

const mostAtOnce = 8;

/** Consecutive segments per batch: a few megabytes of text. */
const mostInRow = 16;

const mostKeys = 2 ** 32 - 1;

type Search = {
  readonly word: string;
  readonly matches: (event: StoredEvent) => boolean;
};

type SegmentRow = EventsInRow & { readonly next: number | null };

/** Primary keys from the index's end, with a cursor, because `getAllKeys` cannot go backwards. */
const keysBackwards = (index: IDBIndex, range: IDBKeyRange, limit: number): Promise<readonly IDBValidKey[]> =>
  new Promise((resolve, reject) => {
    const found: IDBValidKey[] = [];
    const walking = index.openKeyCursor(range, 'prev');
    walking.addEventListener('error', () => reject(walking.error));
    walking.addEventListener('success', () => {
      const cursor = walking.result;
      if (cursor !== null) found.push(cursor.primaryKey);
      if (cursor === null || found.length === limit) resolve(found);
      else cursor.continue();
    });
  });

const countBySegment = (keys: readonly IDBValidKey[]) => {
  const counted = new Map<string, { readonly span: SegmentSpan; count: number }>();
  for (const key of keys) {
    const span = spanOfPlace(key);
    if (span === null) continue;
    const known = counted.get(String(span.last));
    if (known) known.count += 1;
    else counted.set(String(span.last), { span, count: 1 });
  }
  return [...counted.values()];
};

const enough = (spans: readonly SegmentSpan[], from: number, limit: number): readonly SegmentSpan[] => {
  let left = limit;
  return spans.filter(({ first, last }) => {
    const isWanted = left > 0;
    left -= last - Math.max(first, from) + 1;
    return isWanted;
  });
};

const spanOfKey = ([, last, first]: SegmentKey): SegmentSpan => ({ first, last });

const inRow = (spans: readonly SegmentSpan[], from: number): readonly SegmentSpan[] => {
  let next = from;
  const end = spans.findIndex(({ first, last }) => {
    const isGap = first > next;
    next = last + 1;
    return isGap;
  });
  return end < 0 ? spans : spans.slice(0, end);
};

const readingOf = (transaction: IDBTransaction, tenant: string, cache: SegmentCache) => {
  const segments = (): IDBObjectStore => transaction.objectStore('segments');
  const places = (): IDBObjectStore => transaction.objectStore('places');
  const textOf = (span: SegmentSpan): Promise<unknown> =>
    wrap(segments().get(segmentKey(tenant, span)) as IDBRequest<unknown>);

  const spansFrom = async (from: number, upTo: number): Promise<readonly SegmentSpan[]> => {
    const range = IDBKeyRange.bound([tenant, from], [tenant, upTo + segmentReach, []]);
    const keys = (await wrap(segments().getAllKeys(range, mostAtOnce))) as SegmentKey[];
    return keys.map(spanOfKey).filter(({ first }) => first <= upTo);
  };

  const opened = async (span: SegmentSpan): Promise<OpenSegment> => {
    const known = cache.get(span.last);
    if (known !== null) return known;
    const segment = openSegment(await textOf(span), span);
    cache.put(span.last, segment);
    return segment;
  };

  const search = async (keys: readonly IDBValidKey[], wanted: Search, isBackwards = false) => {
    const lists = countBySegment(keys).map(async ({ span, count }) => {
      const found = (await opened(span))(wanted.word, wanted.matches);
      if (found.length < count)
        throw new StorageError('corrupt', `events ${span.first} to ${span.last} are not all there`);
      return isBackwards ? found.toReversed().slice(0, count) : found.slice(0, count);
    });
    return (await Promise.all(lists)).flat();
  };

  return {
    /** Bypasses the cache, because the chain check must read the storage. */
    after: async (position: number, upTo: number, limit: number): Promise<readonly StoredEvent[]> => {
      const found: StoredEvent[] = [];
      let from = position + 1;
      while (found.length < limit && from <= upTo) {
        const spans = enough(await spansFrom(from, upTo), from, limit - found.length);
        const last = spans.at(-1);
        if (last === undefined) break;
        const texts = await Promise.all(spans.map(textOf));
        found.push(...spans.flatMap((span, index) => readSegment(texts[index], span, { from, upTo })));
        from = last.last + 1;
      }
      return found.slice(0, limit);
    },
    /** Events of consecutive segments from a position on; stops at the first event outside a segment, which may be `position` itself. */
    row: async (from: number, upTo: number): Promise<SegmentRow> => {
      const range = IDBKeyRange.bound([tenant, from], [tenant, upTo + segmentReach, []]);
      const [keys, texts] = await Promise.all([
        wrap(segments().getAllKeys(range, mostInRow)),
        wrap(segments().getAll(range, mostInRow) as IDBRequest<unknown[]>),
      ]);
      const spans = (keys as SegmentKey[]).map(spanOfKey);
      const row = inRow(spans, from);
      return {
        events: row.flatMap((span, index) => parseSegment(texts[index], span, { from, upTo })),
        reached: Math.min(upTo, row.at(-1)?.last ?? from - 1),
        next: spans[row.length]?.first ?? null,
      };
    },
    of: async (stream: string, from: number, limit: number): Promise<readonly StoredEvent[]> => {
      const range = IDBKeyRange.bound([tenant, stream, from], [tenant, stream, Number.POSITIVE_INFINITY]);
      const keys = await wrap(places().index(byClaim).getAllKeys(range, Math.min(limit, mostKeys)));
      const matches = (event: StoredEvent) => event.stream === stream && event.revision >= from;
      return search(keys, { word: stream, matches });
    },
    tagged: async (
      range: IDBKeyRange,
      { limit, newestFirst, ...wanted }: Search & { readonly limit: number; readonly newestFirst: boolean },
    ): Promise<readonly StoredEvent[]> => {
      const index = places().index(byTag);
      const keys = newestFirst
        ? await keysBackwards(index, range, limit)
        : await wrap(index.getAllKeys(range, Math.min(limit, mostKeys)));
      return search(keys, wanted, newestFirst);
    },
    countTagged: (range: IDBKeyRange, atMost?: number): Promise<number> =>
      countKeys(places().index(byTag), range, atMost),
    end: (): Promise<number> =>
      new Promise((resolve, reject) => {
        const finding = segments().openKeyCursor(IDBKeyRange.bound([tenant], [tenant, []]), 'prev');
        finding.addEventListener('error', () => reject(finding.error));
        finding.addEventListener('success', () =>
          resolve(Number((finding.result?.key as SegmentKey | undefined)?.[1] ?? 0)),
        );
      }),
  };
};

type SegmentReading = ReturnType<typeof readingOf>;

const noSegments: SegmentReading = {
  after: async () => [],
  row: async (from) => ({ events: [], reached: from - 1, next: null }),
  of: async () => [],
  tagged: async () => [],
  countTagged: async () => 0,
  end: async () => 0,
};

/**
 * An unreadable line fails a read with `StorageError` `corrupt`; other events remain readable. A database of
 * an older layout has no segments.
 */
export const segmentReading = (
  transaction: IDBTransaction,
  tenant: string,
  cache: SegmentCache,
): SegmentReading =>
  transaction.objectStoreNames.contains('segments') ? readingOf(transaction, tenant, cache) : noSegments;
