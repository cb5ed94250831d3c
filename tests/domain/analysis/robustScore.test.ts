import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medianOf, robustScore, usualOf } from '#domain/analysis/robustScore.ts';

const values = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 60 });

describe('robust score', () => {
  test('has a middle of odd and even numbers of values, and none of nothing', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([]), usualOf([])]).toEqual([
      2,
      2.5,
      null,
      null,
    ]);
  });

  test('has the middle of the sorted values, for short lists and long ones', () => {
    fc.assert(
      fc.property(values, (all) => {
        const sorted = all.toSorted((one, other) => one - other);
        const ends = [Math.floor((all.length - 1) / 2), Math.floor(all.length / 2)].map(
          (at) => sorted[at] ?? 0,
        );
        expect(medianOf(all)).toBe(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2);
      }),
    );
  });

  test('agrees with figures worked out by hand', () => {
    const usual = usualOf([1, 2, 3, 4, 5]);
    const mostlySame = usualOf([0, 0, 0, 0, 10]);

    expect(usual).toEqual({ median: 3, spread: 1 / 0.6745 });
    expect(usual && robustScore(9, usual)).toBeCloseTo(4.047, 9);
    expect(mostlySame).toEqual({ median: 0, spread: Math.sqrt(Math.PI / 2) * 2 });
    expect(usualOf([7, 7, 7])).toEqual({ median: 7, spread: 0 });
    expect(robustScore(9, { median: 7, spread: 0 })).toBe(0);
  });

  test('does not change when all values move together or grow together, nor with their order', () => {
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        (all, value, factor) => {
          const scoreIn = (list: readonly number[], one: number) => {
            const usual = usualOf(list);
            return usual === null ? Number.NaN : robustScore(one, usual);
          };
          const score = scoreIn(all, value);
          const moved = scoreIn(
            all.map((one) => one + 1_000),
            value + 1_000,
          );
          const grown = scoreIn(
            all.map((one) => one * factor),
            value * factor,
          );

          expect(moved).toBeCloseTo(score, 6);
          expect(grown).toBeCloseTo(score, 6);
          expect(scoreIn(all.toReversed(), value)).toBe(score);
        },
      ),
    );
  });
});
