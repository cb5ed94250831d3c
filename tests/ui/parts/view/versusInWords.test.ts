import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import type { View } from '#domain/metrics/view.ts';
import { versusInWords } from '#ui/parts/view/versusInWords.ts';

const previous = { compare: 'previous', compared: null } as const;

const last = epochDayOf('2026-11-20') ?? 0;
const lastDays = (count: number): Days => ({ from: last - count + 1, to: last });
const october: Days = { from: epochDayOf('2026-10-01') ?? 0, to: epochDayOf('2026-10-31') ?? 0 };
const quarter: Days = { from: epochDayOf('2026-07-01') ?? 0, to: epochDayOf('2026-09-30') ?? 0 };

test.each<[Pick<View, 'compare' | 'compared' | 'match'>, Days, string | null]>([
  [{ ...previous, match: 'weekday' }, lastDays(28), 'previous 28 days'],
  [{ ...previous, match: 'weekday' }, lastDays(30), 'previous 30 days by weekday'],
  [{ ...previous, match: 'day' }, lastDays(30), 'previous 30 days'],
  [{ ...previous, match: 'day' }, lastDays(1), 'the day before'],
  [{ ...previous, match: 'weekday' }, lastDays(1), 'a week before'],
  [{ compare: 'year', compared: null, match: 'weekday' }, lastDays(1), 'previous year'],
  [{ compare: 'none', compared: null, match: 'day' }, lastDays(7), null],
  [{ ...previous, match: 'weekday' }, october, 'previous month'],
  [{ ...previous, match: 'day' }, quarter, 'previous quarter'],
  [{ compare: 'year', compared: null, match: 'weekday' }, october, 'previous year'],
])('%o of %o is against “%s”', (view, days, words) => {
  expect(versusInWords(view, days)).toBe(words);
});
