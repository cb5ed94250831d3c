/** Tests the ticks and labels of a chart's axes. */
import { expect, test } from 'vitest';
import { axisTicks, dayAxis, namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { valueScale } from '#ui/charts/valueTicks.ts';

const events: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const money: ChartUnit = { kind: 'money', currency: 'USD' };
const percent: ChartUnit = { kind: 'percent' };

const days = (count: number) =>
  dayAxis(
    Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    ),
  );

const scales: readonly (readonly [readonly (number | null)[], ChartUnit, readonly number[]])[] = [
  [[3, 15, null], events, [0, 5, 10, 15]],
  [[1, 0], events, [0, 1]],
  [[2], events, [0, 1, 2]],
  [[], events, [0, 1]],
  [[0, null], money, [0, 100]],
  [[142_536], money, [0, 50_000, 100_000, 150_000]],
  [[-30, 55], events, [-50, -25, 0, 25, 50, 75]],
  [[0.021, 0.034], percent, [0, 0.01, 0.02, 0.03, 0.04]],
];

test.each(scales)('%j of %o get round steps around them and zero', (values, unit, ticks) => {
  expect(valueScale(values, unit)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
});

test('days get as many texts as fit, the last among them', () => {
  expect(axisTicks(days(30), 600, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  expect(axisTicks(days(30), 60, 60)).toEqual([29]);
  expect(axisTicks(days(0), 600, 60)).toEqual([]);
});

test('many days are told apart by the first days of months', () => {
  const axis = days(365);
  const shown = (width: number) => axisTicks(axis, width, 60).map((place) => axis.places[place]?.short);
  expect(shown(360)).toEqual(['1 Feb', '1 Apr', '1 Jun', '1 Aug', '1 Oct', '1 Dec']);
  expect(shown(1_000)).toHaveLength(12);
});

test('things keep their names as keys and have no order in time', () => {
  expect(namedAxis('Step', ['Visits', 'Orders'])).toEqual({
    title: 'Step',
    places: [
      { key: 'Visits', short: 'Visits', long: 'Visits' },
      { key: 'Orders', short: 'Orders', long: 'Orders' },
    ],
    isTime: false,
  });
});
