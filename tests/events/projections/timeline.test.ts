/** Where the events of a workspace stand: their numbers and their days. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { emptyTimeline, extendTimeline, factsBetween, numberAt } from '#events/projections/timeline.ts';

const at = (position: number, occurredAt: string, tags: readonly string[] = []) =>
  ({
    position,
    type: 'TextNoted',
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
  test('numbers events from 1, whatever stands between them in the log', () => {
    const timeline = timelineOf(events);
    expect([1, 3, 6, 7, 8, 19, 20, 99].map((position) => numberAt(timeline, position))).toEqual([
      0, 1, 1, 2, 3, 3, 4, 4,
    ]);
  });

  test('has the facts of a range of days as they stood at a position', () => {
    const timeline = timelineOf(events);
    const positionsOf = (from: number, to: number, position: number) =>
      factsBetween(timeline, { from, to }, position).map((fact) => fact.position);

    expect([
      positionsOf(20_458, 20_460, 99),
      positionsOf(20_458, 20_460, 8),
      positionsOf(20_459, 20_459, 99),
      positionsOf(20_461, 20_470, 99),
      positionsOf(20_460, 20_458, 99),
    ]).toEqual([[7, 20, 3, 8], [7, 3, 8], [3], [], []]);
    expect(timeline.firstDay).toBe(20_458);
  });

  test('has what happened about each client', () => {
    const { byClient } = timelineOf([
      at(1, '2026-01-05T10:00:00.000Z', ['workspace:w', 'client:acorn']),
      at(2, '2026-01-05T10:00:00.000Z', ['workspace:w']),
      at(3, '2026-01-06T10:00:00.000Z', ['client:acorn']),
    ]);

    expect([...byClient.keys()]).toEqual(['acorn']);
    expect(byClient.get('acorn')?.map(({ position, day }) => [position, day])).toEqual([
      [1, 20_458],
      [3, 20_459],
    ]);
  });

  test('is the same in one batch as in many', () => {
    expect(timelineOf(...events.map((event) => [event]))).toEqual(timelineOf(events));
  });
});
