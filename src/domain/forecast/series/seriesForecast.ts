/** Forecasts any regular series with ranges, a back-test and the weights of its methods, or says why it cannot. */
import { cleanSeries, type LevelShift } from './cleanSeries.ts';
import { errorKinds, type Reach, reachesOf } from './conformalRange.ts';
import { methodNames, pathsOf } from './methods.ts';
import { bounded, combined, originsOf, type Weights, weightsOf } from './rollingOrigins.ts';
import { meanOf } from './smoothing.ts';

export type Frequency = 'hour' | 'day' | 'week' | 'month';

const usualSeasons: Readonly<Record<Frequency, readonly number[]>> = {
  hour: [24, 168],
  day: [7, 365.25],
  week: [365.25 / 7],
  month: [12],
};

/** Two seasons. A year is optional for weeks, which need two quarters. */
export const fewestValues: Readonly<Record<Frequency, number>> = { hour: 48, day: 14, week: 26, month: 24 };

/** Older values tell little and cost time. */
const mostValues = 1_200;

const usualOrigins = 8;

/** From this share of zeros on, a series is one of rare counts. */
const rareShare = 0.3;

export type SeriesQuestion = {
  /** In order and without jumps; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly frequency: Frequency;
  readonly horizon: number;
  /** Season lengths in steps, the shortest first. Default: those of the frequency. */
  readonly seasons?: readonly number[];
  /** Origins of the back-test. */
  readonly origins?: number;
};

export type ForecastStep = {
  readonly point: number;
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
};

/** A forecast from an earlier origin with the same weights. */
export type PastPath = {
  /** Number of values from the origin to the last one. */
  readonly back: number;
  readonly path: Float64Array;
  readonly actual: Float64Array;
};

export type SeriesForecast = {
  readonly is: 'forecast';
  readonly steps: readonly ForecastStep[];
  /** Shares of the methods, which sum to 1. */
  readonly weights: Weights;
  readonly past: readonly PastPath[];
  /** Sum of the absolute errors of `past` divided by that of its actual values; null without either. */
  readonly error: number | null;
  /** Number of values from each replaced outlier to the last value: 0 is the last one. */
  readonly outliersBack: readonly number[];
  readonly shift: (Pick<LevelShift, 'factor'> & { readonly back: number }) | null;
  /** By how much outliers and a shift widen the range: 1 is not at all. */
  readonly widening: number;
  readonly isCount: boolean;
  /** Length of an unexplained break at the end; the ranges then hold both its endings too. */
  readonly brokenEnd: number;
  /** The steps as if the break had not been, and as if it went on; empty without one. */
  readonly endings: readonly Float64Array[];
};

export type NoSeriesForecast =
  | { readonly is: 'tooShort'; readonly needed: number; readonly known: number }
  | { readonly is: 'allZero' }
  /** A series that never changes tells nothing about its range. */
  | { readonly is: 'constant'; readonly value: number };

const trimmed = (values: readonly (number | null)[]): readonly (number | null)[] => {
  const first = values.findIndex((value) => value !== null);
  return first < 0 ? [] : values.slice(first).slice(-mostValues);
};

/** An outlier tells that the series can do it again, a shift that its level can move. */
const wideningOf = (outliers: readonly number[], shift: LevelShift | null, size: number): number => {
  const isRecent = outliers.some((at) => at >= size - 3);
  return (1 + Math.min(0.2, outliers.length / size)) * (isRecent ? 1.5 : 1) * (shift === null ? 1 : 1.15);
};

/** Quantiles of the normal distribution, by which chance alone spreads a count. */
const normal = { eighty: 1.2816, ninetyFive: 1.96 } as const;

const stepOf = (point: number, { eighty, ninetyFive }: Reach, isPositive: boolean): ForecastStep => {
  const low = (value: number): number => (isPositive ? Math.max(0, value) : value);
  return {
    point,
    low80: low(point - eighty),
    high80: point + eighty,
    low95: low(point - ninetyFive),
    high95: point + ninetyFive,
  };
};

const errorOf = (past: readonly PastPath[]): number | null => {
  let [misses, sizes] = [0, 0];
  for (const { path, actual } of past)
    for (let step = 0; step < actual.length; step += 1) {
      misses += Math.abs((actual[step] as number) - (path[step] as number));
      sizes += Math.abs(actual[step] as number);
    }
  return sizes === 0 ? null : misses / sizes;
};

const refusalOf = (known: readonly number[], frequency: Frequency): NoSeriesForecast | null => {
  const needed = fewestValues[frequency];
  if (known.length < needed) return { is: 'tooShort', needed, known: known.length };
  const [value = 0] = known;
  if (known.some((one) => one !== value)) return null;
  return value === 0 ? { is: 'allZero' } : { is: 'constant', value };
};

const forecastOnce = (question: SeriesQuestion): SeriesForecast | NoSeriesForecast => {
  const { frequency, horizon, origins: most = usualOrigins } = question;
  const seasons = question.seasons ?? usualSeasons[frequency];
  const given = trimmed(question.values);
  const known = given.filter((value) => value !== null);
  const refused = refusalOf(known, frequency);
  if (refused !== null) return refused;
  const isPositive = known.every((value) => value >= 0);
  const isCount = isPositive && known.filter((value) => value === 0).length > rareShare * known.length;
  const base = Math.round(seasons[0] ?? 1);
  const isLong = base > 40;
  const { values, measured, outliers, shift, brokenEnd } = cleanSeries(given, isLong ? 1 : base);
  const size = values.length;
  const plan = { seasons, horizon };
  const origins = originsOf(values, measured, { ...plan, most, least: isLong ? 26 : Math.max(10, base + 3) });
  const paths = pathsOf(values, plan);
  for (const name of methodNames) {
    const path = paths[name];
    if (path) paths[name] = bounded(path, values);
  }
  const weights = weightsOf(paths, origins);
  const points = combined(paths, weights, horizon);
  const past = origins.map(({ cut, paths: own, actual }) => ({
    back: size - cut,
    path: combined(own, weights, actual.length),
    actual,
  }));
  const widening = wideningOf(outliers, shift, size);
  const errors = {
    errors: past.map(({ path, actual }) => actual.map((value, step) => value - (path[step] as number))),
    levels: past.map(({ path }) => Math.abs(meanOf(path))),
  };
  const kind = frequency === 'day' ? errorKinds.day : errorKinds.step;
  const reaches = reachesOf(errors, { horizon, level: Math.abs(meanOf(points)), kind });
  const steps = Array.from(points, (point, step) => {
    const { eighty = 0, ninetyFive = 0 } = reaches[step] ?? {};
    const chance = isCount ? Math.sqrt(Math.max(0, point)) : 0;
    const reach = {
      eighty: Math.max(eighty * widening, normal.eighty * chance),
      ninetyFive: Math.max(ninetyFive * widening, normal.ninetyFive * chance),
    };
    return stepOf(point, reach, isPositive);
  });
  return {
    is: 'forecast',
    steps,
    weights,
    past,
    error: errorOf(past),
    outliersBack: outliers.map((at) => size - 1 - at),
    shift: shift === null ? null : { factor: shift.factor, back: size - 1 - shift.at },
    widening,
    isCount,
    brokenEnd,
    endings: [],
  };
};

const wider = (one: ForecastStep, other: ForecastStep | undefined, goingOn: number): ForecastStep => {
  const { low80, high80, low95, high95 } = other ?? one;
  return {
    point: one.point,
    low80: Math.min(one.low80, low80, goingOn),
    high80: Math.max(one.high80, high80, goingOn),
    low95: Math.min(one.low95, low95, goingOn),
    high95: Math.max(one.high95, high95, goingOn),
  };
};

/**
 * Combines smoothing, theta, seasonal and regression methods, weighted by their errors from rolling origins. The
 * ranges hold 80 and 95 % of the errors of the same combination, by step. Never NaN or Infinity.
 */
export const forecastSeries = (question: SeriesQuestion): SeriesForecast | NoSeriesForecast => {
  const found = forecastOnce(question);
  if (found.is !== 'forecast' || found.brokenEnd === 0) return found;
  const { values, horizon } = question;
  const before = forecastOnce({
    ...question,
    values: values.slice(0, -found.brokenEnd),
    horizon: horizon + found.brokenEnd,
  });
  if (before.is !== 'forecast') return found;
  const goingOn = meanOf(values.slice(-found.brokenEnd).filter((value) => value !== null));
  const without = before.steps.slice(found.brokenEnd);
  return {
    ...found,
    steps: found.steps.map((step, index) => wider(step, without[index], goingOn)),
    endings: [Float64Array.from(without, ({ point }) => point), new Float64Array(horizon).fill(goingOn)],
  };
};
