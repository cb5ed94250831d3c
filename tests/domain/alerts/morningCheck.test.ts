/** Tests the daily check of alert rules at 06:00 UTC, from the first morning after they were set. */
import { expect, test } from 'vitest';
import { daysEndedBy, nextCheck } from '#domain/alerts/morningCheck.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';

const now = '2026-03-10T12:00:00.000Z';

const next = (checkedAt: string | null, ...since: readonly string[]) =>
  nextCheck({ checkedAt, since: new Map(since.map((time, place) => [`rule${place}`, time])) }, now);

test.each([
  ['without rules there is none', null, [], null],
  [
    'a rule before six is checked the same morning',
    null,
    ['2026-03-10T05:59:59.999Z'],
    '2026-03-10T06:00:00.000Z',
  ],
  ['a rule at six waits for the next one', null, ['2026-03-10T06:00:00.000Z'], '2026-03-11T06:00:00.000Z'],
  [
    'the earliest rule begins',
    null,
    ['2026-03-09T07:00:00.000Z', '2026-03-07T07:00:00.000Z'],
    '2026-03-08T06:00:00.000Z',
  ],
  [
    'one morning follows the other',
    '2026-03-08T06:00:00.000Z',
    ['2026-03-07T07:00:00.000Z'],
    '2026-03-09T06:00:00.000Z',
  ],
  [
    'mornings before the first rule are none',
    '2026-03-01T06:00:00.000Z',
    ['2026-03-09T07:00:00.000Z'],
    '2026-03-10T06:00:00.000Z',
  ],
  ['a month is caught up on at most', null, ['2025-01-01T07:00:00.000Z'], '2026-02-08T06:00:00.000Z'],
])('%s', (_about, checkedAt, since, expected) => {
  expect(next(checkedAt, ...since)).toBe(expected);
});

test.each([
  ['in UTC the day before', '2026-03-10T06:00:00.000Z', 'UTC', ['2026-03-09']],
  ['east of it too', '2026-03-10T06:00:00.000Z', 'Asia/Tokyo', ['2026-03-09']],
  [
    'far west, where that day goes on, the one before',
    '2026-03-10T06:00:00.000Z',
    'Pacific/Honolulu',
    ['2026-03-08'],
  ],
  [
    'where the check comes an hour before midnight',
    '2026-03-08T06:00:00.000Z',
    'America/Denver',
    ['2026-03-06'],
  ],
  [
    'two once the clocks go forward over it',
    '2026-03-09T06:00:00.000Z',
    'America/Denver',
    ['2026-03-07', '2026-03-08'],
  ],
  ['none once they go back', '2026-11-02T06:00:00.000Z', 'America/Denver', []],
] as const)('a morning is about the days that ended since the one before: %s', (_what, at, zone, days) => {
  expect(daysEndedBy(at, zone).map(calendarDayOf)).toEqual(days);
});

test.each([
  'America/Denver',
  'America/Chicago',
  'Pacific/Auckland',
  'America/St_Johns',
  'Pacific/Kiritimati',
])('of a year in %s each day is in one morning, and only in one', (zone) => {
  const first = Date.parse('2026-01-01T06:00:00.000Z');
  const mornings = Array.from({ length: 365 }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString(),
  );
  const days = mornings.flatMap((at) => daysEndedBy(at, zone));
  expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
});
