/** Tests the steps of series. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { Interval } from '#domain/metrics/metricQuery.ts';
import { metricSteps } from '#domain/metrics/metricSteps.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;
const open = { day: dayOf('2026-01-05'), hours: 2 };

const told = (from: string, to: string, interval: Interval) => {
  const { steps, ofDay, hourly } = metricSteps({ from: dayOf(from), to: dayOf(to) }, interval, { open });
  return {
    steps: steps.map(({ at, open: isOpen }) => (isOpen ? `${at} open` : at)),
    ofDay: [...ofDay],
    hourly,
  };
};

test('days are steps of their own, and today is open', () => {
  expect(told('2026-01-03', '2026-01-05', 'day')).toEqual({
    steps: ['2026-01-03', '2026-01-04', '2026-01-05 open'],
    ofDay: [0, 1, 2],
    hourly: false,
  });
});

test('weeks begin on Mondays, months on their first day, and the range cuts the outer ones off', () => {
  expect(told('2026-01-02', '2026-01-05', 'week')).toEqual({
    steps: ['2026-01-02', '2026-01-05 open'],
    ofDay: [0, 0, 0, 1],
    hourly: false,
  });
  expect(told('2025-12-30', '2026-01-02', 'month').steps).toEqual(['2025-12-30', '2026-01-01']);
});

test('hours are those that are over', () => {
  const { steps, ofDay, hourly } = told('2026-01-04', '2026-01-05', 'hour');

  expect([steps.length, steps[0], steps.at(-1), ofDay, hourly]).toEqual([
    26,
    '2026-01-04T00:00',
    '2026-01-05T01:00',
    [0, 24],
    true,
  ]);
});
