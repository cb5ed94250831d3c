/** Tests the time axis. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTimeAxis, type Span } from '#ui/lab/network/timeAxis.ts';

const near = (value: number): number => Math.round(value * 100) / 100;

describe('the time axis', () => {
  test('lies evenly where something goes on all the time', () => {
    const axis = createTimeAxis([
      [100, 600],
      [500, 1_100],
    ]);

    expect([axis.gaps, [100, 350, 600, 1_100].map(axis.at).map(near)]).toEqual([[], [0, 0.25, 0.5, 1]]);
    expect([axis.at(0), axis.at(5_000)]).toEqual([0, 1]);
    expect(axis.ticks.map(({ time, at }) => [time, near(at)])).toEqual([
      [100, 0],
      [300, 0.2],
      [500, 0.4],
      [700, 0.6],
      [900, 0.8],
      [1_100, 1],
    ]);
  });

  test('folds an idle stretch that is more than a tenth of what is left', () => {
    const axis = createTimeAxis([
      [0, 100],
      [60_000, 60_050],
      [60_060, 60_100],
    ]);
    const half = (1 - 0.035) / 2;

    expect(axis.gaps.map(({ from, to, at }) => [from, to, near(at)])).toEqual([
      [100, 60_000, near(half + 0.0175)],
    ]);
    expect([100, 60_000, 60_050].map(axis.at).map(near)).toEqual(
      [half, half + 0.035, half * 1.5 + 0.035].map(near),
    );
  });

  test('folds the next longest once the longest is gone', () => {
    const spans: readonly Span[] = [
      [0, 10],
      [1_000, 1_010],
      [1_000_000, 1_000_010],
    ];

    expect(createTimeAxis(spans).gaps.map(({ from, to }) => [from, to])).toEqual([
      [10, 1_000],
      [1_010, 1_000_000],
    ]);
  });

  test('is one point for one instant, and for nothing', () => {
    const axis = createTimeAxis([[5, 5]]);

    expect([axis.at(5), axis.gaps, axis.ticks, createTimeAxis([]).at(7)]).toEqual([0, [], [], 1]);
  });

  test('never runs backwards, and keeps everything between its ends', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 2_000 }));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 60 }), (drawn) => {
        const spans = drawn.map(([from, length]): Span => [from, from + length]);
        const axis = createTimeAxis(spans);
        const places = spans
          .flat()
          .toSorted((one, other) => one - other)
          .map(axis.at);
        const ordered = places.every((place, index) => place >= (places[index - 1] ?? 0) - 1e-9);
        return ordered && places.every((place) => place >= 0 && place <= 1 + 1e-9);
      }),
    );
  });
});
