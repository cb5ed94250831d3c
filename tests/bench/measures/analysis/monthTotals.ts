/** Measures the error of projected month totals on daily series, for the forecast and the simple methods. */
import { forecastSeries } from '#domain/forecast/series/seriesForecast.ts';
import { filled } from './accuracy.ts';
import { type PeerName, peerNames, peers } from './peers.ts';

type Values = readonly (number | null)[];

const monthLength = 30;
/** The latest months of each series; those before are history. */
const monthsOfSeries = 4;
/** As many days of history and origins as the product uses. */
const [historyDays, origins] = [400, 10] as const;
const season = 7;

export const daysOver = [5, 12, 20] as const;

export type MonthTotals = {
  readonly name: string;
  readonly over: number;
  readonly months: number;
  /** Mean of |actual - projected| ÷ actual. */
  readonly ours: number;
  readonly peers: Readonly<Record<PeerName, number>>;
};

const total = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0);

const mean = (values: readonly number[]): number => total(values) / values.length;

type Trial = { readonly ours: number; readonly peers: Readonly<Record<PeerName, number>> };

const trialAt = (series: Values, from: number, over: number): Trial | null => {
  const month = series.slice(from, from + monthLength).filter((value) => value !== null);
  const actual = total(month);
  if (month.length < monthLength || actual <= 0) return null;
  const before = series.slice(Math.max(0, from + over - historyDays), from + over);
  const [soFar, horizon] = [total(month.slice(0, over)), monthLength - over];
  const found = forecastSeries({ values: before, frequency: 'day', horizon, origins });
  if (found.is !== 'forecast') return null;
  const missOf = (rest: ArrayLike<number>): number => Math.abs(actual - soFar - total(rest)) / actual;
  const known = filled(before, season);
  return {
    ours: missOf(found.steps.map(({ point }) => point)),
    peers: Object.fromEntries(
      peerNames.map((peer) => [peer, missOf(peers[peer](known, season, horizon))]),
    ) as Trial['peers'],
  };
};

/** Months with a missing day are omitted. */
export const measureMonthTotals = (name: string, all: readonly Values[]): readonly MonthTotals[] =>
  daysOver.map((over) => {
    const trials = all.flatMap((series) =>
      Array.from(
        { length: monthsOfSeries },
        (_, back) => trialAt(series, series.length - (back + 1) * monthLength, over) ?? [],
      ).flat(),
    );
    return {
      name,
      over,
      months: trials.length,
      ours: mean(trials.map(({ ours }) => ours)),
      peers: Object.fromEntries(
        peerNames.map((peer) => [peer, mean(trials.map((trial) => trial.peers[peer]))]),
      ) as MonthTotals['peers'],
    };
  });
