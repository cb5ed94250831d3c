/** Measures the forecast and its peers on one set: OWA, coverage of both ranges and time. */
import { forecastSeries } from '#domain/forecast/series/seriesForecast.ts';
import { type PeerName, peerNames, peers } from './peers.ts';
import type { SeriesSet, TestSeries } from './seriesSets.ts';

export type Accuracy = {
  readonly name: string;
  readonly series: number;
  readonly toReach: number;
  /** Half of sMAPE and MASE relative to those of Naive2, of the means. */
  readonly owa: number;
  readonly peers: Readonly<Record<PeerName, number>>;
  /** Shares of the test values within the 80 and the 95 % range. */
  readonly held80: number;
  readonly held95: number;
  readonly msis: number;
  /** Milliseconds per series. */
  readonly time: number;
};

type Errors = { readonly smape: number; readonly mase: number };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Peers need a value for each day: a gap takes that of the week before. */
export const filled = (values: readonly (number | null)[], season: number): Float64Array => {
  const all = new Float64Array(values.length);
  values.forEach((value, at) => {
    all[at] = value ?? all[at - season] ?? all[at - 1] ?? 0;
  });
  return all;
};

const scaleOf = (values: Float64Array, season: number): number =>
  mean([...values.subarray(season)].map((value, at) => Math.abs(value - (values[at] as number))));

const errorsOf = (path: ArrayLike<number>, { actual }: TestSeries, scale: number): Errors => {
  const steps = actual.flatMap((value, step) =>
    Number.isNaN(value) ? [] : [{ value, found: path[step] ?? 0 }],
  );
  const misses = steps.map(({ value, found }) => Math.abs(value - found));
  const shares = steps.map(({ value, found }, step) => {
    const size = Math.abs(value) + Math.abs(found);
    return size === 0 ? 0 : (200 * (misses[step] ?? 0)) / size;
  });
  return { smape: mean(shares), mase: mean(misses) / scale };
};

const owaOf = (own: readonly Errors[], naive: readonly Errors[]): number =>
  (mean(own.map(({ smape }) => smape)) / mean(naive.map(({ smape }) => smape)) +
    mean(own.map(({ mase }) => mase)) / mean(naive.map(({ mase }) => mase))) /
  2;

type Range = { readonly low: number; readonly high: number };

const isWithin = (value: number, { low, high }: Range): boolean => value >= low && value <= high;

/** Series that the forecast refuses, being too short, are omitted for all. */
export const measureAccuracy = ({ name, toReach, series }: SeriesSet): Accuracy => {
  const own: Errors[] = [];
  const others = Object.fromEntries(peerNames.map((peer) => [peer, [] as Errors[]])) as Record<
    PeerName,
    Errors[]
  >;
  const [held80, held95, msis]: [boolean[], boolean[], number[]] = [[], [], []];
  let time = 0;
  for (const one of series) {
    const { values, actual, season, frequency } = one;
    const started = performance.now();
    const found = forecastSeries({ values, frequency, horizon: actual.length });
    time += performance.now() - started;
    if (found.is !== 'forecast') continue;
    const all = filled(values, season);
    const scale = scaleOf(all, season);
    own.push(
      errorsOf(
        found.steps.map(({ point }) => point),
        one,
        scale,
      ),
    );
    for (const peer of peerNames)
      others[peer].push(errorsOf(peers[peer](all, season, actual.length), one, scale));
    const scores = found.steps.flatMap(({ low80, high80, low95, high95 }, step) => {
      const value = actual[step] ?? Number.NaN;
      if (Number.isNaN(value)) return [];
      held80.push(isWithin(value, { low: low80, high: high80 }));
      held95.push(isWithin(value, { low: low95, high: high95 }));
      return [high95 - low95 + 40 * Math.max(0, low95 - value, value - high95)];
    });
    msis.push(mean(scores) / scale);
  }
  return {
    name,
    toReach,
    series: own.length,
    owa: owaOf(own, others.Naive2),
    peers: Object.fromEntries(
      peerNames.map((peer) => [peer, owaOf(others[peer], others.Naive2)]),
    ) as Accuracy['peers'],
    held80: mean(held80.map(Number)),
    held95: mean(held95.map(Number)),
    msis: mean(msis),
    time: time / series.length,
  };
};
