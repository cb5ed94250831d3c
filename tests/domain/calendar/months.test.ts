/** Tests whole calendar months of epoch days. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart, monthsLater, quarterStart, yearStart } from '#domain/calendar/months.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

/** From 1900 to 2100. */
const anyDay = fc.integer({ min: -25_567, max: 47_847 });

describe('a calendar month', () => {
  test.each([
    ['2026-11-22', '2026-11-01', '2026-11-30', '2026-10-01', '2026-01-01'],
    ['2028-02-29', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-01'],
    ['2026-02-01', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-01'],
    ['2026-12-31', '2026-12-01', '2026-12-31', '2026-10-01', '2026-01-01'],
    ['1969-08-31', '1969-08-01', '1969-08-31', '1969-07-01', '1969-01-01'],
  ])('of %s begins, ends, and lies in a quarter and a year', (text, ...expected) => {
    const day = dayOf(text);

    expect([monthStart(day), monthEnd(day), quarterStart(day), yearStart(day)].map(calendarDayOf)).toEqual(
      expected,
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-11-22', 2, '2027-01-22'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-22', 0, '2026-11-22'],
  ])('%s moved by %d months is %s', (from, months, to) => {
    expect(calendarDayOf(monthsLater(dayOf(from), months))).toBe(to);
  });

  test('holds every day once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([monthStart(day) <= day, day <= monthEnd(day)]).toEqual([true, true]);
        expect(monthStart(monthEnd(day) + 1)).toBe(monthEnd(day) + 1);
        expect(monthEnd(monthStart(day) - 1)).toBe(monthStart(day) - 1);
      }),
    );
  });
});
