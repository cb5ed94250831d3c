/** Tests how the sums to each day of a month become values and ranges of single days. */
import { expect, test } from 'vitest';
import { dailyCourse } from '#ui/parts/figures/MonthEndChart.tsx';

const unknown = { low: null, high: null, low_95: null, high_95: null };
const known = (at: string, value: number | null) => ({ at, known: true, value, ...unknown });
const coming = (
  at: string,
  value: number,
  [low, high]: [number, number],
  [low_95, high_95]: [number, number],
) => ({
  at,
  known: false,
  value,
  low,
  high,
  low_95,
  high_95,
});

test('each day is what its sum adds to the day before; the squared widths of expected days add up', () => {
  const course = dailyCourse([
    known('2026-03-01', 100),
    known('2026-03-02', 250),
    coming('2026-03-03', 350, [320, 380], [290, 410]),
    coming('2026-03-04', 450, [400, 500], [350, 550]),
  ]);

  expect(course.map(({ value }) => value)).toEqual([100, 150, 100, 100]);
  expect(course.map(({ low, high }) => [low, high])).toEqual([
    [null, null],
    [null, null],
    [70, 130],
    [60, 140],
  ]);
  expect(course.slice(2).map((day) => [day.low_95, day.high_95])).toEqual([
    [40, 160],
    [20, 180],
  ]);
});

test('no range of a day reaches below zero, and a day without a sum has no value, nor has the next', () => {
  const course = dailyCourse([
    known('2026-03-01', null),
    known('2026-03-02', 10),
    coming('2026-03-03', 20, [0, 40], [0, 60]),
  ]);

  expect(course.map(({ value, low, low_95 }) => [value, low, low_95])).toEqual([
    [null, null, null],
    [null, null, null],
    [10, 0, 0],
  ]);
});
