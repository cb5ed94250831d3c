/** Tests the numbers and days of a workspace's events. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import {
  countBetween,
  dayDigest,
  emptyTimeline,
  extendTimeline,
  factsAbout,
  firstDayOf,
  numberAt,
  positionBefore,
  positionBeforeDays,
} from '#events/projections/timeline.ts';
import { namesOf, packBetween, unpackTimeline } from '#events/projections/timelineParts.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { toldTimeline } from '#tests/support/toldAnswers.ts';

const at = (position: number, occurredAt: string, tags: readonly string[] = []) =>
  ({
    position,
    id: `event-${position}`,
    stream: 'note-a',
    type: 'TextNoted',
    commandId: 'noting',
    causationId: null,
    actor: { kind: 'system', id: 'tests' },
    data: {},
    occurredAt,
    recordedAt: '2026-01-09T09:00:00.000Z',
    tags,
  }) as unknown as StoredEvent;

/** Days 20458 to 20460 of the calendar: the 5th to the 7th. */
const events = [
  at(3, '2026-01-06T23:59:59.999Z'),
  at(7, '2026-01-05T09:00:00.000Z'),
  at(8, '2026-01-07T00:00:00.000Z'),
  at(20, '2026-01-05T10:00:00.000Z'),
];

const timelineOf = (...batches: readonly (readonly StoredEvent[])[]) => {
  const timeline = emptyTimeline();
  for (const batch of batches) extendTimeline(timeline, batch);
  return timeline;
};

describe('timeline', () => {
  test('numbers events from 1, whatever is between them in the log', () => {
    const timeline = timelineOf(events);
    expect([1, 3, 6, 7, 8, 19, 20, 99].map((position) => numberAt(timeline, position))).toEqual([
      0, 1, 1, 2, 3, 3, 4, 4,
    ]);
  });

  test('has what happened on a day as it stood at a position', () => {
    const timeline = timelineOf(events);
    const noted = (count: number) => [{ type: 'TextNoted', count }];

    expect([
      dayDigest(timeline, 20_458, 99),
      dayDigest(timeline, 20_458, 8),
      dayDigest(timeline, 20_459, 99),
      dayDigest(timeline, 20_460, 99),
      dayDigest(timeline, 20_461, 99),
    ]).toEqual([
      { types: noted(2), positions: [7, 20] },
      { types: noted(1), positions: [7] },
      { types: noted(1), positions: [3] },
      { types: noted(1), positions: [8] },
      { types: [], positions: [] },
    ]);
    expect(firstDayOf(timeline)).toBe(20_458);
    expect(countBetween(timeline, { from: 20_458, to: 20_460 }, 8)).toBe(3);
    expect(countBetween(timeline, { from: 20_460, to: 20_458 }, 99)).toBe(0);
    const firstOf = (from: number, to: number) => positionBeforeDays(timeline, { from, to });
    expect([firstOf(20_458, 20_460), firstOf(20_458, 20_458), firstOf(20_461, 20_470)]).toEqual([2, 6, null]);
  });

  test('reports a day with a thousand events without looking at them again', () => {
    const noted = Array.from({ length: 1_000 }, (_, index) => at(index + 1, '2026-01-05T09:00:00.000Z'));
    const timeline = timelineOf(noted);
    dayDigest(timeline, 20_458, 1_000);
    const looked: PropertyKey[] = [];
    const watched = <Column extends object>(column: Column): Column =>
      new Proxy(column, {
        get: (target, key) => {
          looked.push(key);
          return Reflect.get(target, key);
        },
      });
    const { columns } = timeline;
    timeline.columns = { ...columns, times: watched(columns.times), types: watched(columns.types) };

    expect(dayDigest(timeline, 20_458, 1_000).types).toEqual([{ type: 'TextNoted', count: 1_000 }]);
    expect(countBetween(timeline, { from: 20_458, to: 20_458 }, 1_000)).toBe(1_000);
    expect(looked).toEqual([]);
    expect(dayDigest(timeline, 20_458, 998).types).toEqual([{ type: 'TextNoted', count: 998 }]);
    expect(looked.length).toBe(4);
  });

  test('has what happened about each client', () => {
    const timeline = timelineOf([
      at(1, '2026-01-05T10:00:00.000Z', ['workspace:w', 'client:acorn']),
      at(2, '2026-01-05T10:00:00.000Z', ['workspace:w']),
      at(3, '2026-01-06T10:00:00.000Z', ['client:acorn']),
    ]);

    expect(factsAbout(timeline, 'acorn')).toEqual([
      { position: 1, day: 20_458, type: 'TextNoted' },
      { position: 3, day: 20_459, type: 'TextNoted' },
    ]);
    expect(factsAbout(timeline, 'unknown')).toEqual([]);
  });

  test('is the same in one batch as in many', () => {
    expect(toldTimeline(timelineOf(...events.map((event) => [event])))).toEqual(
      toldTimeline(timelineOf(events)),
    );
  });

  test('knows the last event before the first one after a moment', () => {
    const timeline = timelineOf(events);
    const lastBefore = (time: string) => positionBefore(timeline, Date.parse(time));
    expect([
      lastBefore('2026-01-04T00:00:00.000Z'),
      lastBefore('2026-01-06T23:59:59.999Z'),
      lastBefore('2026-01-06T23:59:59.998Z'),
      lastBefore('2026-01-09T00:00:00.000Z'),
    ]).toEqual([0, 7, 0, 20]);
  });

  test.each([1, 7, 20, 400])(
    'goes on from its parts, cut at %s, as if it had been filled at once',
    async (cut) => {
      const told = storedEvents(...sampleEventsOf('nora'), ...sampleEventsOf('otto'));
      const timeline = timelineOf(told.slice(0, cut));
      const parts = [...packBetween(timeline, 0, 5), ...packBetween(timeline, 5, cut)];
      const found = await unpackTimeline({ names: namesOf(timeline), events: timeline.count, parts });
      extendTimeline(found, told.slice(cut));

      expect(toldTimeline(found)).toEqual(toldTimeline(timelineOf(told)));
    },
  );
});
