/** Tests the quartiles of benchmarks and when they are withheld. */
import { expect, test } from 'vitest';
import { placeIn, roundedSpread, spreadOf } from '#domain/analysis/benchmarkSpread.ts';

test('quartiles lie between sorted values, and are withheld below the fewest', () => {
  expect(spreadOf([5, 1, 3, 2, 4], 5)).toEqual({ low: 2, median: 3, high: 4 });
  expect(spreadOf([1, 2, 3, 4], 4)).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
  expect(spreadOf([5, 1, 3, 2], 5)).toBe(null);
});

test('are rounded to two digits, so that none is the exact figure of a client', () => {
  expect(roundedSpread({ low: 0.012_345, median: 4_567, high: 5.019 })).toEqual({
    low: 0.012,
    median: 4_600,
    high: 5,
  });
});

test('a value lies in one quarter, the ends in the middle ones', () => {
  const spread = { low: 2, median: 3, high: 4 };

  expect([1, 2, 3, 4, 5].map((value) => placeIn(value, spread))).toEqual([
    'below',
    'lower',
    'upper',
    'upper',
    'above',
  ]);
});
