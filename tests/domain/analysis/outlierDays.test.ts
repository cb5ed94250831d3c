import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestDays, outlierDays, smallestDifference, standOutScore } from '#domain/analysis/outlierDays.ts';
import { weekdayOf } from '#domain/calendar/epochDay.ts';

const monday = 20_003;
const series = (values: readonly number[]) => values.map((value, index) => ({ day: monday + index, value }));
const steady = (length: number) => Array.from({ length }, (_, index) => 10 + (index % 3));

describe('days that stand out', () => {
  test('are not looked for in fewer than fourteen days', () => {
    expect([outlierDays(series([...steady(12), 90])), outlierDays(series(steady(14)))]).toEqual([null, []]);
  });

  test('are held against all days while there are few weeks, and say how far out they are', () => {
    expect(outlierDays(series([...steady(14), 90]))).toEqual([
      {
        day: monday + 14,
        value: 90,
        usual: 11,
        score: 79 * 0.6745,
        comparedWith: 'allDays',
        comparedDays: 15,
      },
    ]);
  });

  test('are held against their own weekday once there are eight of it', () => {
    const weeks = Array.from({ length: 56 }, (_, index) =>
      weekdayOf(monday + index) >= 5 ? 0 : 20 + (index % 2),
    );
    const busySunday = series(weeks.with(55, 12));

    expect(weekdayOf(monday)).toBe(0);
    expect(outlierDays(series(weeks))).toEqual([]);
    expect(outlierDays(busySunday)).toEqual([
      {
        day: monday + 55,
        value: 12,
        usual: 0,
        score: 12 / (Math.sqrt(Math.PI / 2) * 1.5),
        comparedWith: 'weekday',
        comparedDays: 8,
      },
    ]);
  });

  test('differ by more than chance: one event among days of nothing is none', () => {
    const nothing = Array.from({ length: 20 }, () => 0);

    expect(outlierDays(series(nothing.with(9, 2)))).toEqual([]);
    expect(outlierDays(series(nothing.with(9, 3)))?.map(({ day }) => day)).toEqual([monday + 9]);
  });

  test('always lie beyond the limit and the least difference, the furthest out first', () => {
    const values = fc.array(fc.integer({ min: 0, max: 80 }), { minLength: fewestDays, maxLength: 90 });
    fc.assert(
      fc.property(values, (all) => {
        const found = outlierDays(series(all)) ?? [];
        const scores = found.map(({ score }) => Math.abs(score));

        expect(scores.filter((score) => score <= standOutScore)).toEqual([]);
        expect(found.filter(({ value, usual }) => Math.abs(value - usual) < smallestDifference)).toEqual([]);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(found.length).toBeLessThanOrEqual(all.length / 2);
      }),
    );
  });
});
