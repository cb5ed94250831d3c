/** Tests when reports run next: in any zone, across clock changes, at ends of short months, and until the schedule ends. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zonedDayAt } from '#domain/calendar/zonedTime.ts';
import { nextRuns, type Schedule } from '#domain/reports/schedule.ts';

const monthly: Schedule = {
  frequency: 'monthly',
  weekday: null,
  day: 1,
  time: '08:00',
  zone: 'Europe/Berlin',
  endsOn: null,
};
const weekly: Schedule = { ...monthly, frequency: 'weekly', weekday: 0, day: null };

describe('the next runs', () => {
  test.each<[string, Partial<Schedule>, string, string[]]>([
    [
      'the first of each month, over the change to summer time',
      {},
      '2026-02-10T00:00:00.000Z',
      ['2026-03-01T07:00:00.000Z', '2026-04-01T06:00:00.000Z', '2026-05-01T06:00:00.000Z'],
    ],
    [
      'the 31st, which is the last day of a shorter month',
      { day: 31, zone: 'UTC' },
      '2026-01-31T08:00:00.000Z',
      ['2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z', '2026-04-30T08:00:00.000Z'],
    ],
    [
      '29 February of a leap year',
      { day: 30, zone: 'UTC' },
      '2028-02-01T00:00:00.000Z',
      ['2028-02-29T08:00:00.000Z', '2028-03-30T08:00:00.000Z', '2028-04-30T08:00:00.000Z'],
    ],
    [
      'midnight in Tokyo, where the day began the evening before',
      { zone: 'Asia/Tokyo', time: '00:30' },
      '2026-01-31T15:00:00.000Z',
      ['2026-01-31T15:30:00.000Z', '2026-02-28T15:30:00.000Z', '2026-03-31T15:30:00.000Z'],
    ],
    [
      'late in Los Angeles, on the next day of UTC',
      { zone: 'America/Los_Angeles', time: '20:00', day: 8 },
      '2026-03-01T00:00:00.000Z',
      ['2026-03-09T03:00:00.000Z', '2026-04-09T03:00:00.000Z', '2026-05-09T03:00:00.000Z'],
    ],
    [
      'a time that the clock skips comes an hour later',
      { day: 29, time: '02:30' },
      '2026-03-28T00:00:00.000Z',
      ['2026-03-29T01:30:00.000Z', '2026-04-29T00:30:00.000Z', '2026-05-29T00:30:00.000Z'],
    ],
    [
      'a time that the clock shows twice counts once, the first time',
      { day: 25, time: '02:30' },
      '2026-10-24T00:00:00.000Z',
      ['2026-10-25T00:30:00.000Z', '2026-11-25T01:30:00.000Z', '2026-12-25T01:30:00.000Z'],
    ],
    [
      'the first month of each quarter',
      { frequency: 'quarterly', day: 5, zone: 'UTC' },
      '2026-01-05T08:00:00.000Z',
      ['2026-04-05T08:00:00.000Z', '2026-07-05T08:00:00.000Z', '2026-10-05T08:00:00.000Z'],
    ],
    [
      'until the last day, that day included',
      { zone: 'UTC', endsOn: '2026-03-01' },
      '2026-01-15T00:00:00.000Z',
      ['2026-02-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z'],
    ],
  ])('of %s', (_name, fields, after, expected) => {
    expect(nextRuns({ ...monthly, ...fields }, after, 3)).toEqual(expected);
  });

  test('of a week are Mondays, at eight by the clock on the wall in winter and in summer', () => {
    expect(nextRuns(weekly, '2026-03-20T00:00:00.000Z', 3)).toEqual([
      '2026-03-23T07:00:00.000Z',
      '2026-03-30T06:00:00.000Z',
      '2026-04-06T06:00:00.000Z',
    ]);
  });

  test('come after the moment, grow, and show the wanted time on the wall, wherever and whenever', () => {
    const zones = [
      'Asia/Tokyo',
      'America/Los_Angeles',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) }),
        fc.constantFrom('weekly' as const, 'monthly' as const, 'quarterly' as const),
        (zone, minutes, day, start, frequency) => {
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
          const schedule = { ...monthly, frequency, weekday: day % 7, day, time, zone };
          const after = new Date(start).toISOString();
          const runs = nextRuns(schedule, after, 3);
          expect(runs.length).toBe(3);
          expect([after, ...runs].toSorted()).toEqual([after, ...runs]);
          expect(new Set(runs.map((run) => zonedDayAt(zone, Date.parse(run)))).size).toBe(3);
        },
      ),
    );
  });
});
