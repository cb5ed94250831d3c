/** Tests the days of the view bar's presets. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { presetDays, type RangePreset, rangePresets } from '#domain/metrics/rangePreset.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

const written = (preset: RangePreset, today: string): string => {
  const { from, to } = presetDays(preset, dayOf(today));
  return `${calendarDayOf(from)} to ${calendarDayOf(to)}`;
};

const ordinary: Readonly<Record<RangePreset, string>> = {
  today: '2026-11-22 to 2026-11-22',
  yesterday: '2026-11-21 to 2026-11-21',
  '7d': '2026-11-15 to 2026-11-21',
  '14d': '2026-11-08 to 2026-11-21',
  '28d': '2026-10-25 to 2026-11-21',
  '30d': '2026-10-23 to 2026-11-21',
  '90d': '2026-08-24 to 2026-11-21',
  mtd: '2026-11-01 to 2026-11-21',
  last_month: '2026-10-01 to 2026-10-31',
  qtd: '2026-10-01 to 2026-11-21',
  ytd: '2026-01-01 to 2026-11-21',
  '12m': '2025-11-22 to 2026-11-21',
};

describe('a preset', () => {
  test.each(rangePresets)('%s is whole days that end yesterday, today apart', (preset) => {
    expect(written(preset, '2026-11-22')).toBe(ordinary[preset]);
  });

  test.each([
    // On the first of a month, "to date" is the whole month before, never empty.
    ['mtd', '2026-11-01', '2026-10-01 to 2026-10-31'],
    ['last_month', '2026-11-01', '2026-10-01 to 2026-10-31'],
    ['qtd', '2026-10-01', '2026-07-01 to 2026-09-30'],
    ['ytd', '2027-01-01', '2026-01-01 to 2026-12-31'],
    ['yesterday', '2027-01-01', '2026-12-31 to 2026-12-31'],
    ['last_month', '2026-03-31', '2026-02-01 to 2026-02-28'],
    ['last_month', '2026-01-31', '2025-12-01 to 2025-12-31'],
    ['mtd', '2026-03-31', '2026-03-01 to 2026-03-30'],
    ['last_month', '2028-03-01', '2028-02-01 to 2028-02-29'],
    ['mtd', '2028-03-01', '2028-02-01 to 2028-02-29'],
    ['7d', '2028-03-02', '2028-02-24 to 2028-03-01'],
    ['12m', '2028-03-01', '2027-03-01 to 2028-02-29'],
    ['12m', '2028-03-02', '2027-03-02 to 2028-03-01'],
    ['12m', '2029-03-01', '2028-02-29 to 2029-02-28'],
    ['ytd', '2028-12-31', '2028-01-01 to 2028-12-30'],
  ] as const)('%s on %s is %s', (preset, today, expected) => {
    expect(written(preset, today)).toBe(expected);
  });
});
