/** Tests the wording of the demo clock's lead and of the time to a later moment. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { dayLength, leadWords, toDay, toNextMonth } from '#domain/inspection/clockLead.ts';

const hour = dayLength / 24;
const minute = hour / 60;

test('a lead is reported in days and hours, a short one in minutes', () => {
  const leads = [
    1,
    minute,
    59 * minute,
    hour,
    5 * hour,
    dayLength,
    dayLength + hour,
    3 * dayLength + 2 * hour,
  ];

  expect(leads.map(leadWords)).toEqual([
    '1 minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '5 hours',
    '1 day',
    '1 day and 1 hour',
    '3 days and 2 hours',
  ]);
});

test('a month leads to the same day of the next one, or to its last', () => {
  const after = (iso: string) => new Date(Date.parse(iso) + toNextMonth(Date.parse(iso))).toISOString();

  expect(
    ['2026-03-02T09:00:00.000Z', '2026-01-31T23:30:00.000Z', '2026-12-31T00:00:00.000Z'].map(after),
  ).toEqual(['2026-04-02T09:00:00.000Z', '2026-02-28T23:30:00.000Z', '2027-01-31T00:00:00.000Z']);
});

test('a day is reached at the same time of day', () => {
  const now = Date.parse('2026-03-02T09:00:00.000Z');

  expect(toDay(now, epochDayOf('2026-03-12') ?? 0)).toBe(10 * dayLength);
});
