/** Defines a storage's tests for bulk events: reads and refusals equal those of single events in any layout. */
import { expect, test } from 'vitest';
import type { LogRange, LogStorage, TagKey } from '#events/log/logStorage.ts';
import { StorageError } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { eventAt } from './storageContract.ts';

/** Streams and tags alternate, so that each segment has some of all. */
const madeAt = (position: number, change: Partial<StoredEvent> = {}): StoredEvent =>
  eventAt(position, {
    stream: `note-${position % 3}`,
    revision: Math.floor((position - 1) / 3),
    type: position % 5 === 0 ? 'TextRemoved' : 'TextNoted',
    tags: Object.freeze([`third:${position % 3}`, ...(position % 50 === 0 ? ['a “rare” \\ tag'] : [])]),
    ...change,
  });

const range = (from: number, upTo: number): readonly StoredEvent[] =>
  Array.from({ length: upTo - from + 1 }, (_, index) => madeAt(from + index));

const parts = [range(1, 20), range(21, 320), range(321, 330), range(331, 430)];
const all = parts.flat();

const fill = async (storage: LogStorage): Promise<void> => {
  for (const events of parts)
    await storage.write(async (transaction) => {
      transaction.addEvents(events);
      const last = events.at(-1);
      if (last)
        transaction.putHead({ position: last.position, hash: last.hash, recordedAt: last.recordedAt });
    });
};

const tagged = ({ tag, type }: TagKey, { after, upTo, limit, newestFirst }: LogRange) => {
  const found = all.filter(
    (event) =>
      event.tags.includes(tag) &&
      (type ?? event.type) === event.type &&
      event.position > after &&
      event.position <= upTo,
  );
  return (newestFirst ? found.toReversed() : found).slice(0, limit);
};

const everything = Number.MAX_SAFE_INTEGER;

export const manyEventsContract = (open: () => Promise<LogStorage>): void => {
  test.each([
    [0, everything, everything],
    [0, everything, 1],
    [19, 22, 9],
    [20, everything, 1],
    [20, 119, 500],
    [119, 121, 1],
    [150, everything, 200],
    [319, 331, 500],
    [429, everything, 500],
    [430, everything, 500],
  ])('reads after %s, not beyond %s, at most %s', async (after, upTo, limit) => {
    const storage = await open();
    await fill(storage);
    const read = await storage.read((reading) => reading.eventsAfter(after, upTo, limit));
    expect(read).toEqual(all.slice(after, upTo).slice(0, limit));
    expect(read.every((event) => Object.isFrozen(event) && Object.isFrozen(event.actor))).toBe(true);
  });

  test.each([
    [0, 430],
    [0, 429],
    [5, 12],
    [19, 21],
    [20, 120],
    [150, 325],
    [325, 331],
    [400, 400],
    [9, 3],
  ])('goes through the events after %s, not beyond %s, row by row', async (after, upTo) => {
    const storage = await open();
    await fill(storage);
    const read: StoredEvent[] = [];
    for (let from = after; from < upTo; ) {
      const { events, reached } = await storage.read((reading) => reading.eventsInRow(from, upTo));
      expect(reached).toBeGreaterThan(from);
      read.push(...events);
      from = reached;
    }
    expect(read).toEqual(all.slice(after, upTo));
  });

  test.each([0, 1, 2, 99, 143, 144, 500])('counts no further than to %s', async (atMost) => {
    const storage = await open();
    await fill(storage);
    const key = { tag: 'third:0', type: null };
    const count = (after: number, upTo: number) =>
      storage.read((reading) => reading.countTagged(key, { after, upTo, atMost }));
    expect([await count(0, everything), await count(430, everything), await count(20, 23)]).toEqual(
      [143, 0, 1].map((there) => Math.min(atMost, there)),
    );
  });

  test.each([
    [0, everything],
    [0, 8],
    [7, 40],
    [107, 200],
    [142, 9],
    [143, 9],
  ])('reads a stream from revision %s, at most %s', async (from, limit) => {
    const storage = await open();
    await fill(storage);
    expect(await storage.read((reading) => reading.eventsOf('note-1', from, limit))).toEqual(
      all.filter(({ stream, revision }) => stream === 'note-1' && revision >= from).slice(0, limit),
    );
  });

  const keys: readonly TagKey[] = [
    { tag: 'third:2', type: null },
    { tag: 'third:0', type: 'TextRemoved' },
    { tag: 'a “rare” \\ tag', type: null },
    { tag: 'unknown', type: null },
  ];
  const ranges: readonly LogRange[] = [false, true].flatMap((newestFirst) => [
    { after: 0, upTo: everything, limit: everything, newestFirst },
    { after: 15, upTo: 333, limit: 7, newestFirst },
    { after: 100, upTo: 250, limit: 500, newestFirst },
    { after: 322, upTo: 329, limit: 500, newestFirst },
  ]);
  test.each(keys)('finds and counts what is tagged: %o', async (key) => {
    const storage = await open();
    await fill(storage);
    for (const one of ranges)
      expect(
        await storage.read(async (reading) => ({
          found: await reading.eventsTagged(key, one),
          count: await reading.countTagged(key, one),
        })),
      ).toEqual({ found: tagged(key, one), count: tagged(key, { ...one, limit: everything }).length });
  });

  const next = 431;
  const fresh = { id: 'new', stream: 'note-new', revision: 0 };
  test.each<[string, readonly StoredEvent[]]>([
    ['one whose id is in a segment', [madeAt(next, { id: 'id-200' })]],
    ['one whose revision is in a segment', [madeAt(next, { stream: 'note-1', revision: 50 })]],
    ['one where a segment begins', [madeAt(331, fresh)]],
    ['one where an event stands alone', [madeAt(321, fresh)]],
    ['many that begin where a segment begins', range(331, 440)],
    [
      'many of which one has an id of a segment',
      range(next, 540).with(60, madeAt(next + 60, { id: 'id-30' })),
    ],
    [
      'many of which one has an id of a single event',
      range(next, 540).with(60, madeAt(491, { id: 'id-325' })),
    ],
    [
      'many of which one has a revision of a single event',
      [...range(next, 540), madeAt(541, { revision: 2 })],
    ],
    ['many of which two have one id', [...range(next, 540), madeAt(541, { id: 'id-500' })]],
  ])('refuses %s, as damage, and writes nothing', async (_, events) => {
    const storage = await open();
    await fill(storage);
    const outcome = await storage
      .write(async (transaction) => {
        transaction.putSecret('key', { n: 1 });
        transaction.addEvents(events);
      })
      .then(
        () => 'written',
        (error: unknown) => (error instanceof StorageError ? error.failure : error),
      );
    expect(outcome).toBe('corrupt');
    expect(
      await storage.read(async (reading) => [
        await reading.eventsAfter(0, everything, everything),
        await reading.secret('key'),
      ]),
    ).toEqual([all, null]);
  });
};
