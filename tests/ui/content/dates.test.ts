/** Tests English dates and times against `Intl`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, fullTime, shortDay, shortTime } from '#ui/content/dates.ts';
import { shortDate } from '#ui/content/shortDate.ts';

const times = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((time) => time.toISOString());
const written = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(iso));
const clock = { hour: '2-digit', minute: '2-digit' } as const;

describe('times for people', () => {
  test('are written as Intl writes them in British English', () => {
    fc.assert(
      fc.property(times, (iso) => {
        expect(day(iso)).toBe(written(iso, { day: 'numeric', month: 'long', year: 'numeric' }));
        expect(shortDay(iso)).toBe(written(iso, { day: 'numeric', month: 'short' }));
        expect(shortDate(iso)).toBe(written(iso, { day: 'numeric', month: 'short', year: 'numeric' }));
        expect(fullTime(iso)).toBe(`${day(iso)}, ${written(iso, clock)}`);
        expect(shortTime(iso, Date.parse(iso))).toBe(written(iso, clock));
      }),
    );
  });

  test('name the day when it is another one', () => {
    const later = new Date(2026, 10, 21, 9, 5);
    const before = new Date(2026, 10, 20, 23, 59).toISOString();

    expect(shortTime(before, later.getTime())).toBe('20 Nov, 23:59');
    expect(shortTime(new Date(2025, 8, 21, 9, 5).toISOString(), later.getTime())).toBe('21 Sept, 09:05');
  });
});
