/** Reads the series of the competitions from the folder of shared data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frequency } from '#domain/forecast/series/seriesForecast.ts';

export type TestSeries = {
  readonly values: readonly (number | null)[];
  /** NaN where the test has no value. */
  readonly actual: readonly number[];
  /** Season of Naive2 and of the scale of MASE. */
  readonly season: number;
  readonly frequency: Frequency;
};

export type SeriesSet = {
  readonly name: string;
  readonly toReach: number;
  readonly series: readonly TestSeries[];
};

const rowsOf = (path: string): readonly (readonly string[])[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll('"', '').split(','));

const numbersOf = (cells: readonly string[]): readonly number[] =>
  cells.filter((cell) => cell !== '' && cell !== 'NA').map(Number);

const m4 = (folder: string, name: 'weekly' | 'hourly'): readonly TestSeries[] => {
  const tests = new Map(
    rowsOf(join(folder, `m4_${name}_odd_test.csv`)).map(([id, ...cells]) => [id, numbersOf(cells)]),
  );
  const kind =
    name === 'weekly'
      ? { season: 1, frequency: 'week' as const }
      : { season: 24, frequency: 'hour' as const };
  return rowsOf(join(folder, `m4_${name}_odd_train.csv`)).map(([id, ...cells]) => ({
    ...kind,
    values: numbersOf(cells),
    actual: tests.get(id) ?? [],
  }));
};

const m3 = (folder: string): readonly TestSeries[] => {
  const all: Record<string, { period: string[]; x: number[]; xx: number[] }> = JSON.parse(
    readFileSync(join(folder, 'm3_data.json'), 'utf8'),
  );
  return Object.values(all)
    .filter(({ period }) => period[0] === 'MONTHLY')
    .map(({ x, xx }) => ({ season: 12, frequency: 'month' as const, values: x, actual: xx }));
};

const testDays = 56;

const nn5 = (folder: string, horizon: number): readonly TestSeries[] =>
  rowsOf(join(folder, 'nn5_daily_dev.csv')).map(([, ...cells]) => {
    const values = cells.map((cell) => (cell === '' ? null : Number(cell)));
    const actual = values.slice(-testDays).slice(0, horizon);
    return {
      season: 7,
      frequency: 'day' as const,
      values: values.slice(0, -testDays),
      actual: actual.map((value) => value ?? Number.NaN),
    };
  });

export const readSets = (folder: string): readonly SeriesSet[] => [
  { name: 'M4 weekly, odd', toReach: 0.85, series: m4(folder, 'weekly') },
  { name: 'M4 hourly, odd', toReach: 0.5, series: m4(folder, 'hourly') },
  { name: 'M3 monthly', toReach: 0.83, series: m3(folder) },
  { name: 'NN5 daily, 56 days', toReach: 0.65, series: nn5(folder, 56) },
  { name: 'NN5 daily, 28 days', toReach: 0.9, series: nn5(folder, 28) },
];

/** Clicks and impressions by day; the export has the newest day first. */
export const readSearchDays = (path: string): readonly [readonly number[], readonly number[]] => {
  const rows = rowsOf(path).toReversed();
  return [rows.map(([, clicks]) => Number(clicks)), rows.map(([, , impressions]) => Number(impressions))];
};

/** Sums by day of values by half an hour. */
export const readTaxiDays = (path: string): readonly number[] => {
  const sums = new Map<string, number>();
  for (const [at = '', value] of rowsOf(path)) {
    const day = at.slice(0, 10);
    sums.set(day, (sums.get(day) ?? 0) + Number(value));
  }
  return [...sums.values()];
};
