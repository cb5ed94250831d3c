/** Tests steps cut off by a range. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { cutSteps } from '#domain/metrics/cutSteps.ts';
import type { Interval } from '#domain/metrics/metricQuery.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

test.each<[Interval, string, string, boolean, boolean]>([
  ['week', '2026-11-02', '2026-11-29', false, false],
  ['week', '2026-10-30', '2026-11-29', true, false],
  ['week', '2026-11-02', '2026-11-23', false, true],
  ['week', '2026-11-03', '2026-11-05', true, true],
  ['week', '2026-11-01', '2026-11-01', true, false],
  ['month', '2026-10-01', '2026-11-30', false, false],
  ['month', '2025-11-11', '2026-11-10', true, true],
  ['month', '2028-02-01', '2028-02-28', false, true],
  ['month', '2028-02-01', '2028-02-29', false, false],
  ['day', '2026-11-03', '2026-11-05', false, false],
  ['hour', '2026-11-03', '2026-11-03', false, false],
])('the %ss of %s to %s: the first is cut off %s, the last %s', (interval, from, to, first, last) => {
  expect(cutSteps({ from: dayOf(from), to: dayOf(to) }, interval)).toEqual({ first, last });
});
