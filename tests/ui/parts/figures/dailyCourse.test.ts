/** Tests how the sums to each day of a month become values and ranges of single days. */
import { expect, test } from 'vitest';
import { dailyCourse } from '#ui/parts/figures/MonthEndChart.tsx';

const known = (at: string, value: number | null) => ({ at, known: true, value, low: null, high: null });

test('each day is what its sum adds to the day before; the squared widths of expected days add up', () => {
  const course = dailyCourse([
    known('2026-03-01', 100),
    known('2026-03-02', 250),
    { at: '2026-03-03', known: false, value: 350, low: 320, high: 380 },
    { at: '2026-03-04', known: false, value: 450, low: 400, high: 500 },
  ]);

  expect(course.map(({ value }) => value)).toEqual([100, 150, 100, 100]);
  expect(course.map(({ low, high }) => [low, high])).toEqual([
    [null, null],
    [null, null],
    [70, 130],
    [60, 140],
  ]);
});

test('no range of a day reaches below zero, and a day without a sum has no value, nor has the next', () => {
  const course = dailyCourse([
    known('2026-03-01', null),
    known('2026-03-02', 10),
    { at: '2026-03-03', known: false, value: 20, low: 0, high: 40 },
  ]);

  expect(course.map(({ value, low }) => [value, low])).toEqual([
    [null, null],
    [null, null],
    [10, 0],
  ]);
});
