/** Tests English dates and times against `Intl`. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { day, fullTime, inReadersZone, shortDay, shortTime } from '#ui/content/dates.ts';
import { shortDate } from '#ui/content/shortDate.ts';

const times = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((time) => time.toISOString());
const written = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(iso));
const clock = { hour: '2-digit', minute: '2-digit' } as const;

afterEach(() => vi.unstubAllEnvs());

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

  test.each([
    ['UTC', '31 Dec 2025, 23:30', '1 Sept 2026, 00:05'],
    ['Europe/Oslo', '1 Jan 2026, 00:30', '1 Sept 2026, 02:05'],
    ['America/Los_Angeles', '31 Dec 2025, 15:30', '31 Aug 2026, 17:05'],
    ['Asia/Kathmandu', '1 Jan 2026, 05:15', '1 Sept 2026, 05:50'],
  ])('of answers are those of the reader in %s, as on every page', (zone, first, second) => {
    vi.stubEnv('TZ', zone);
    const answer = 'Ada: signed in, 31 Dec 2025, 23:30 UTC.\nSent on 1 Sept 2026, 00:05 UTC, 09:00 Oslo time';
    expect(inReadersZone(answer)).toBe(`Ada: signed in, ${first}.\nSent on ${second}, 09:00 Oslo time`);
  });
});
