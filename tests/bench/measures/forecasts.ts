/** Measures the month projection on real data: 74 daily series of the NN5 competition. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthForecast } from '#domain/forecast/monthForecast.ts';
import { columnOf } from '#domain/kpi/figureNames.ts';
import { presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';

export const elapsedDays = [1, 10, 20, 27] as const;

const monthLength = 30;
/** The latest months of each series: earlier ones serve as the forecast's history. */
const monthsOfSeries = 15;

export type ForecastTimes = {
  readonly elapsed: number;
  readonly months: number;
  /** Share of months that ended within the 80 % range. */
  readonly held: number;
  /** Mean of |actual - projected| ÷ actual at the end of the month. */
  readonly error: number;
  /** Mean of the error that the product shows with the projection. */
  readonly told: number;
  /** Mean error of a naive forecast: days so far, plus the mean of the last seven days for each remaining one. */
  readonly pace: number;
};

/** Values by day; null if a day is missing. Throws if the data are not next to the project folder. */
const readSeries = (root: string): readonly (readonly (number | null)[])[] => {
  const path = join(root, '..', 'shared', 'data', 'forecasting', 'nn5_daily_dev.csv');
  if (!existsSync(path)) throw new Error('The data of the NN5 competition are not beside the project');
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) =>
    line
      .trim()
      .split(',')
      .slice(1)
      .map((cell) => (cell === '' ? null : Number(cell))),
  );
};

/** Whole hundredths, because sums of facts are integers. */
const daysOf = (series: readonly (number | null)[]) => {
  const sums = new Float64Array(series.length * sumWidth);
  const present = new Uint16Array(series.length);
  series.forEach((value, day) => {
    if (value === null) return;
    sums[day * sumWidth + columnOf.revenue_cents] = Math.round(value * 100);
    present[day] = presenceOf(['revenue_cents']);
  });
  return { from: 0, sums, present };
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

type Trial = { readonly held: boolean; readonly error: number; readonly told: number; readonly pace: number };

/** Skips months with a missing day in them or in the week before, and months without a forecast. */
const trialsOf = (series: readonly (number | null)[], elapsed: number): readonly Trial[] => {
  const days = daysOf(series);
  const value = (day: number): number => days.sums[day * sumWidth + columnOf.revenue_cents] ?? 0;
  const values = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => value(from + index));
  return Array.from({ length: monthsOfSeries }, (_, index) => {
    const from = series.length - (monthsOfSeries - index) * monthLength;
    const to = from + monthLength - 1;
    const knownTo = from + elapsed - 1;
    const actual = total(values(from, to));
    if (series.slice(from - 7, to + 1).includes(null) || actual === 0) return [];
    const found = monthForecast({
      figure: figureOf('revenue_cents'),
      parts: [{ ...days, knownTo }],
      month: { from, to },
    });
    if (found.is !== 'projected' || found.range === null) return [];
    const { projected, range, error } = found;
    const pace = total(values(from, knownTo)) + ((to - knownTo) * total(values(knownTo - 6, knownTo))) / 7;
    return [
      {
        held: actual >= range.low && actual <= range.high,
        error: Math.abs(actual - projected) / actual,
        told: error ?? 0,
        pace: Math.abs(actual - pace) / actual,
      },
    ];
  }).flat();
};

const mean = (values: readonly number[]): number => total(values) / values.length;

export const measureForecasts = (root: string): readonly ForecastTimes[] => {
  const all = readSeries(root);
  return elapsedDays.map((elapsed) => {
    const trials = all.flatMap((series) => trialsOf(series, elapsed));
    return {
      elapsed,
      months: trials.length,
      held: trials.filter(({ held }) => held).length / trials.length,
      error: mean(trials.map(({ error }) => error)),
      told: mean(trials.map(({ told }) => told)),
      pace: mean(trials.map(({ pace }) => pace)),
    };
  });
};
