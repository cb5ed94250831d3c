/** Tests months and years of days. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDayOf, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { firstDayOf, lastDayOf, mondayOf, monthOf, yearBefore } from '#domain/calendar/months.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

test('a month has a first and a last day, leap years too', () => {
  const february = monthOf(dayOf('2024-02-10'));

  expect([firstDayOf(february), lastDayOf(february), lastDayOf(february + 12)].map(calendarDayOf)).toEqual([
    '2024-02-01',
    '2024-02-29',
    '2025-02-28',
  ]);
});

test('a year before is the same date, for 29 February the 28th', () => {
  const before = ['2026-01-05', '2024-02-29', '2025-02-28', '2024-03-31'].map((day) =>
    calendarDayOf(yearBefore(dayOf(day))),
  );

  expect(before).toEqual(['2025-01-05', '2023-02-28', '2024-02-28', '2023-03-31']);
});

test('every day is within its month and its week', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
      const month = monthOf(day);
      expect(firstDayOf(month) <= day && day <= lastDayOf(month)).toBe(true);
      expect(calendarDayOf(firstDayOf(month)).slice(0, 7)).toBe(calendarDayOf(day).slice(0, 7));
      expect([weekdayOf(mondayOf(day)), day - mondayOf(day)]).toEqual([0, weekdayOf(day)]);
    }),
  );
});
