import { expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { activeDaysOf } from '#domain/portfolio/engagement.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';

test('days with work for a client are counted once, of 28, without what machines note down', () => {
  const fact = (day: number, type = 'ClientUpdated') => ({ position: 1, type, day });

  expect(activeDaysOf([], 100)).toBe(0);
  expect(activeDaysOf([fact(100), fact(100), fact(73), fact(72), fact(101)], 100)).toBe(2);
  expect(activeDaysOf([fact(99, 'SourceSyncFailed'), fact(98, 'AlertRaised')], 100)).toBe(0);
  expect(activeDaysOf([fact(97, 'AlertAcknowledged')], 100)).toBe(1);
});

test('a period is the month or quarter of the last full day, which is over', () => {
  const periodOf = (period: 'month' | 'quarter', day: string) => {
    const { from, days, elapsed } = countedPeriod(period, epochDayOf(day) ?? 0);
    return [calendarDayOf(from), days, elapsed];
  };

  expect([
    periodOf('month', '2026-11-21'),
    periodOf('month', '2024-02-29'),
    periodOf('month', '2026-12-01'),
    periodOf('quarter', '2026-11-21'),
    periodOf('quarter', '2026-12-31'),
    periodOf('quarter', '2024-01-01'),
  ]).toEqual([
    ['2026-11-01', 30, 21],
    ['2024-02-01', 29, 29],
    ['2026-12-01', 31, 1],
    ['2026-10-01', 92, 52],
    ['2026-10-01', 92, 92],
    ['2024-01-01', 91, 1],
  ]);
});
