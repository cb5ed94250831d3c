/** Tests the days of a selection drawn over a chart. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Interval } from '#domain/metrics/metricQuery.ts';
import { metricSteps } from '#domain/metrics/metricSteps.ts';
import { daySteps, drawnDays } from '#ui/parts/figures/drawnDays.ts';

const dayOf = (day: string): number => epochDayOf(day) ?? Number.NaN;

const replyOf = (from: string, to: string, interval: Interval): Pick<MetricReply, 'series' | 'range'> => {
  const open = { day: dayOf('2026-12-31'), hours: 9 };
  const { steps } = metricSteps({ from: dayOf(from), to: dayOf(to) }, interval, { open });
  return { range: { from, to }, series: steps as MetricReply['series'] };
};

const drawn = (from: string, to: string, reply: ReturnType<typeof replyOf>) => {
  const days = drawnDays({ from, to }, reply);
  return days && [calendarDayOf(days.from), calendarDayOf(days.to)];
};

describe('days that are drawn over', () => {
  test('of weeks and months end on the last day of the last step', () => {
    const weeks = replyOf('2026-01-07', '2026-02-18', 'week');
    expect(drawn('2026-02-02', '2026-02-09', weeks)).toEqual(['2026-02-02', '2026-02-15']);
    const months = replyOf('2025-11-10', '2026-03-20', 'month');
    expect(drawn('2025-12-01', '2026-02-01', months)).toEqual(['2025-12-01', '2026-02-28']);
  });

  test('keep within the range: a step that it cuts off ends where it ends', () => {
    const weeks = replyOf('2026-01-07', '2026-02-18', 'week');
    expect(drawn('2026-01-07', '2026-02-16', weeks)).toEqual(['2026-01-07', '2026-02-18']);
    const months = replyOf('2025-11-10', '2026-03-20', 'month');
    expect(drawn('2026-03-01', '2026-03-01', months)).toEqual(['2026-03-01', '2026-03-20']);
  });

  test('of days and hours are those days', () => {
    const days = replyOf('2026-01-07', '2026-01-18', 'day');
    expect(drawn('2026-01-08', '2026-01-10', days)).toEqual(['2026-01-08', '2026-01-10']);
    const hours = replyOf('2026-01-07', '2026-01-09', 'hour');
    expect(drawn('2026-01-07T22:00', '2026-01-08T01:00', hours)).toEqual(['2026-01-07', '2026-01-08']);
  });

  test('are none where a place is no step', () => {
    expect(drawnDays({ from: '14:20', to: '14:25' }, replyOf('2026-01-07', '2026-01-08', 'day'))).toBe(null);
  });
});

test('days that are no steps of a reply end each on its own day, the last one too', () => {
  const steps = daySteps(['2026-01-07', '2026-01-08', '2026-01-09']);
  const ends = ['2026-01-08', '2026-01-09'].map((to) => drawnDays({ from: '2026-01-07', to }, steps));

  expect(ends.map((days) => days && [calendarDayOf(days.from), calendarDayOf(days.to)])).toEqual([
    ['2026-01-07', '2026-01-08'],
    ['2026-01-07', '2026-01-09'],
  ]);
});
