/** Makes the forecasts of each single method for a series without gaps. */
import { autoRegression } from './autoRegression.ts';
import { type SeasonalPart, seasonalPart } from './seasons.ts';
import { dampedTrend, seasonalSmoothing, simpleSmoothing, theta } from './smoothing.ts';

export type Plan = {
  /** Season lengths in steps, the shortest first; a long one need not be whole. */
  readonly seasons: readonly number[];
  readonly horizon: number;
};

export const methodNames = [
  'seasonalNaive',
  'naive',
  'simple',
  'damped',
  'theta',
  'plainDamped',
  'plainTheta',
  'profile',
  'seasonalSmoothing',
  'autoRegression',
] as const;
export type MethodName = (typeof methodNames)[number];

export type Paths = Partial<Record<MethodName, Float64Array>>;

const seasonsIn = (values: Float64Array, seasons: readonly number[]): readonly number[] =>
  seasons.filter((period) => values.length >= 2 * period);

/** Positions of a long season are averaged with their neighbours, as a year has few repetitions. */
const smoothFor = (period: number): number => (period > 200 ? 7 : period > 40 && period < 60 ? 1 : 0);

/** With fewer repetitions of a long season, methods that ignore it compete. */
const fewSeasons = 12;

const isFewOf = (season: number | undefined, size: number): boolean =>
  season !== undefined && season > 40 && size < fewSeasons * season;

const adjust = (values: Float64Array, seasons: readonly number[]) => {
  const rest = values.slice();
  const parts: SeasonalPart[] = [];
  for (const period of seasons) {
    const part = seasonalPart(rest, period, smoothFor(period));
    for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] as number) - part.index(at);
    parts.push(part);
  }
  return { rest, seasonal: (at: number) => parts.reduce((sum, { index }) => sum + index(at), 0) };
};

const profileSeasons = 8;

/** Mean of the same place in up to eight seasons, the newest with the largest weight. */
const profileOf = (values: Float64Array, period: number, horizon: number): Float64Array =>
  Float64Array.from({ length: horizon }, (_, step) => {
    let [sum, weights] = [0, 0];
    for (let season = 1; season <= profileSeasons; season += 1) {
      const at = values.length + (step % period) - season * period;
      if (at < 0) break;
      const weight = profileSeasons + 1 - season;
      sum += weight * (values[at] as number);
      weights += weight;
    }
    return sum / weights;
  });

type Path = Float64Array;

/** Positive series are decomposed in logarithms, so that the season grows with the level. */
const scaleOf = (values: Path) =>
  values.every((value) => value > 0)
    ? {
        to: (path: Path): Path => path.map(Math.log),
        back: (path: Path): Path => path.map(Math.exp),
        reseason: (path: Path, seasonal: (step: number) => number): Path =>
          path.map((value, step) => value * Math.exp(seasonal(step))),
      }
    : {
        to: (path: Path): Path => path,
        back: (path: Path): Path => path,
        reseason: (path: Path, seasonal: (step: number) => number): Path =>
          path.map((value, step) => value + seasonal(step)),
      };

const repeated = (values: Float64Array, period: number, horizon: number): Float64Array =>
  Float64Array.from(
    { length: horizon },
    (_, step) => values[values.length - period + (step % period)] as number,
  );

/** A year of days has too few repetitions for a regression on the same day. */
const longestRegressed = 200;

type Scaled = {
  readonly scaled: Float64Array;
  readonly rest: Float64Array;
  readonly base: number;
  readonly long: number | undefined;
};

const regressed = ({ scaled, rest, base, long }: Scaled, horizon: number): Float64Array | null => {
  const isYear = base > 40;
  const seasons = Math.max(1, Math.min(8, Math.floor(scaled.length / base / 3)));
  const lags = isYear ? { base: 1, seasons: 8 } : { base, long, seasons };
  const memory = Math.max(60, 20 * base);
  return autoRegression(isYear ? rest : scaled, lags, { ridge: 0.01, memory })?.(horizon) ?? null;
};

export const pathsOf = (values: Float64Array, { seasons: asked, horizon }: Plan): Paths => {
  const size = values.length;
  const seasons = seasonsIn(values, asked);
  const { to, back, reseason } = scaleOf(values);
  const scaled = to(values);
  const { rest, seasonal } = adjust(scaled, seasons);
  const plain = back(rest);
  const reseasoned = (path: Float64Array): Float64Array => reseason(path, (step) => seasonal(size + step));
  const whole = (period: number | undefined): number | undefined =>
    period === undefined || period > longestRegressed ? undefined : Math.round(period);
  const base = whole(seasons[0]) ?? 1;
  const long = whole(seasons[1]);
  const paths: Paths = {
    simple: reseasoned(simpleSmoothing(plain)(horizon)),
    damped: reseasoned(dampedTrend(plain)(horizon)),
    theta: reseasoned(theta(plain)(horizon)),
  };
  const isFew = isFewOf(asked[0], size);
  if (seasons.length === 0 || isFew) paths.naive = repeated(values, 1, horizon);
  if (seasons.length > 0 && isFew) {
    paths.plainDamped = dampedTrend(values)(horizon);
    paths.plainTheta = theta(values)(horizon);
  }
  if (seasons.length > 0) {
    paths.seasonalNaive = repeated(values, long ?? base, horizon);
    paths.profile = profileOf(values, long ?? base, horizon);
  }
  if (base > 1 && size >= 3 * base) paths.seasonalSmoothing = back(seasonalSmoothing(scaled, base)(horizon));
  const regression = regressed({ scaled, rest, base, long }, horizon);
  if (regression) paths.autoRegression = base > 40 ? reseasoned(back(regression)) : back(regression);
  return paths;
};
