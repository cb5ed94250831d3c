/** Tests calendar days as numbers and as text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDayOf,
  dayOfYear,
  epochDayAt,
  epochDayOf,
  lastSundayBefore,
  weekdayOf,
} from '#domain/calendar/epochDay.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

/** From the year 0 to the year 9999. */
const anyDay = fc.integer({ min: -719_528, max: 2_932_896 });

describe('an epoch day', () => {
  test('is written and read as the same day, whichever it is', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(epochDayOf(calendarDayOf(day))).toBe(day);
      }),
    );
  });

  test('is the day in UTC of a time, to the millisecond', () => {
    const midnight = Date.parse('2026-11-21T00:00:00.000Z');

    expect([midnight - 1, midnight, midnight + 86_399_999].map(epochDayAt).map(calendarDayOf)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-5', '21.11.2026', '', '2026-11-21T00:00'])(
    'is not read from %j',
    (text) => {
      expect(epochDayOf(text)).toBe(null);
    },
  );

  test('knows its weekday, before 1970 too', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22', '1969-12-29'].map(dayOf).map(weekdayOf)).toEqual([
      0, 5, 6, 0,
    ]);
  });

  test('knows its place in the year, leap years too', () => {
    expect(['2026-01-01', '2026-12-31', '2028-12-31'].map(dayOf).map(dayOfYear)).toEqual([0, 364, 365]);
  });

  test('finds the Sunday with which the last whole week ended', () => {
    const found = ['2026-11-21', '2026-11-22', '2026-11-23'].map(dayOf).map(lastSundayBefore);

    expect(found.map(calendarDayOf)).toEqual(['2026-11-15', '2026-11-15', '2026-11-22']);
  });
});
