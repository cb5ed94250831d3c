/** Tests the periods before and after a range. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { adjacentPeriod } from '#domain/metrics/periodSteps.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

const beside = (from: string, to: string, direction: 'before' | 'after'): string | null => {
  const days = adjacentPeriod({ from: dayOf(from), to: dayOf(to) }, direction, dayOf('2028-03-10'));
  return days && `${calendarDayOf(days.from)} to ${calendarDayOf(days.to)}`;
};

describe('the period beside a range', () => {
  test.each([
    ['2028-03-03', '2028-03-09', 'before', '2028-02-25 to 2028-03-02'],
    ['2028-02-01', '2028-02-07', 'after', '2028-02-08 to 2028-02-14'],
    ['2028-02-01', '2028-02-29', 'before', '2028-01-01 to 2028-01-31'],
    ['2028-01-01', '2028-01-31', 'after', '2028-02-01 to 2028-02-29'],
    ['2027-10-01', '2027-12-31', 'before', '2027-07-01 to 2027-09-30'],
    ['2027-01-01', '2027-12-31', 'before', '2026-01-01 to 2026-12-31'],
    // A period in progress ends today; a future one is null.
    ['2028-03-01', '2028-03-07', 'after', '2028-03-08 to 2028-03-10'],
    ['2028-02-01', '2028-02-29', 'after', '2028-03-01 to 2028-03-10'],
    ['2028-03-10', '2028-03-10', 'after', null],
  ] as const)('%s to %s, the one %s, is %s', (from, to, direction, expected) => {
    expect(beside(from, to, direction)).toBe(expected);
  });
});
