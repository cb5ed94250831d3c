/** Tests the day and hour in a client's time zone. */
import { expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { dayInZone, hoursInZone, zoneProblem } from '#domain/clients/clientZone.ts';

test.each([
  ['UTC', '2026-01-05T09:59:00Z', '2026-01-05', 9],
  ['Asia/Tokyo', '2026-01-05T14:59:59Z', '2026-01-05', 23],
  ['Asia/Tokyo', '2026-01-05T15:00:00Z', '2026-01-06', 0],
  ['America/Los_Angeles', '2026-01-05T07:59:59Z', '2026-01-04', 23],
  ['America/Los_Angeles', '2026-07-05T07:00:00Z', '2026-07-05', 0],
  ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01', 0],
  // Daylight saving: an hour is skipped in spring and repeats in autumn; wall-clock time counts.
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25', 2],
  ['Pacific/Kiritimati', '2028-02-28T10:00:00Z', '2028-02-29', 0],
])('in %s at %s', (zone, time, day, hours) => {
  const at = Date.parse(time);
  expect([calendarDayOf(dayInZone(zone, at)), hoursInZone(zone, at)]).toEqual([day, hours]);
});

test('a zone is one that the platform knows', () => {
  const told = ['UTC', 'Europe/Berlin', 'Europe/Atlantis', '', 'now'].map(zoneProblem);
  const problem = 'Choose a time zone such as Europe/Berlin';

  expect(told).toEqual([null, null, problem, problem, problem]);
});
