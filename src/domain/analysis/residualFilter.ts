/** Judges each value of a series by its one-step forecast: a robust level times a season, with one pooled spread. */
import { lastingChanges } from './lastingChange.ts';
import { type Noise, robustSpread, sideLimit, stable, unstable } from './residualLimits.ts';
import { medianOf } from './robustScore.ts';
import { type Start, startOf, startSeasons, type Values } from './seriesStart.ts';

export type FilterOptions = {
  /** Length of the season in steps. */
  readonly period: number;
  /** Counts have at least the spread of chance, the square root of the expected value. */
  readonly isCount: boolean;
  /** Distance in spreads beyond which a value is out. */
  readonly k: number;
  /** Known shares of the usual by value, as for hours of a weekend. Default: none. */
  readonly shape?: readonly number[] | undefined;
};

export type JudgedValue = {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Distance from the expected value in pooled spreads. */
  readonly score: number;
  readonly isOut: boolean;
  /** Values in a row that are out together, this one the last: 1 for one that is out alone. */
  readonly run: number;
};

/** Number of consecutive far values on one side that mean a level shift. */
const shiftRun = 3;
/** Number of seasons after a shift until the earlier level is forgotten. */
const memorySeasons = 3;
/** Distance of a far value in spreads, at every sensitivity. */
const farOff = 3.2;
/** Limit in spreads to which residuals are clipped before they update level and season. */
const clip = 2;
const smallestShare = 0.02;
/** A level of zero could not grow again. In units of chance, so that zeros after an outage of days stay expected. */
const lowestLevel = 0.25;

type Rates = { readonly alpha: number; readonly gamma: number };

type Step = {
  readonly at: number;
  readonly value: number;
  readonly level: number;
  readonly expected: number;
  readonly score: number;
};

/** Level and season after the values so far, and the level before a shift as long as it is remembered. */
type State = {
  level: number;
  readonly season: Float64Array;
  readonly shape: readonly number[] | undefined;
  former: { readonly level: number; readonly until: number } | null;
  run: number;
};

const shapeAt = ({ season, shape }: State, at: number): number =>
  (season[at % season.length] as number) * (shape?.[at] ?? 1);

const judge = (state: State, { at, value, noise }: { at: number; value: number; noise: Noise }): Step => {
  const shape = shapeAt(state, at);
  const by = (level: number): Step => {
    const expected = level * shape;
    return { at, value, level, expected, score: stable(value, noise) - stable(expected, noise) };
  };
  const step = by(state.level);
  if (state.former === null || Math.abs(step.score) <= farOff / 2) return step;
  if (at > state.former.until) {
    state.former = null;
    return step;
  }
  const before = by(state.former.level);
  if (Math.abs(before.score) >= farOff) return step;
  state.level = state.former.level;
  state.former = null;
  state.run = 0;
  return before;
};

/** True if the level has moved to that of the last values. */
const shifts = (state: State, steps: readonly Step[], period: number): boolean => {
  const { score, at } = steps.at(-1) as Step;
  const side = Math.abs(score) > farOff ? Math.sign(score) : 0;
  state.run = side !== 0 && Math.sign(state.run) === side ? state.run + side : side;
  if (Math.abs(state.run) < shiftRun) return false;
  const recent = steps.slice(-shiftRun).map((one) => one.value / shapeAt(state, one.at));
  state.former = { level: state.level, until: at + memorySeasons * period };
  state.level = medianOf(recent) ?? state.level;
  state.run = 0;
  return true;
};

type Found = {
  readonly steps: readonly Step[];
  readonly loss: number;
  readonly rates: Rates;
  /** Places of the values that moved the level. */
  readonly moving: ReadonlySet<number>;
};

/** Follows the series with clipped residuals, so that no outlier moves what is expected afterwards. */
const follow = (values: Values, start: Start, { noise, rates }: { noise: Noise; rates: Rates }): Found => {
  const { from, period, level, shape } = start;
  const state: State = { level, season: start.season.slice(), shape, former: null, run: 0 };
  const steps: Step[] = [];
  const moving = new Set<number>();
  let loss = 0;
  for (let at = from; at < values.length; at += 1) {
    const value = values[at];
    if (value === null || value === undefined) continue;
    const step = judge(state, { at, value, noise });
    steps.push(step);
    loss += Math.min(step.score * step.score, 9);
    if (shifts(state, steps, period)) for (const one of steps.slice(-shiftRun)) moving.add(one.at);
    else {
      const score = Math.max(-clip, Math.min(clip, step.score));
      const moved = unstable(stable(step.expected, noise) + score, noise);
      const ratio = step.expected > 0 ? moved / step.expected - 1 : 0;
      const place = at % period;
      state.level *= 1 + rates.alpha * ratio;
      state.season[place] = Math.max(0.02, (state.season[place] as number) * (1 + rates.gamma * ratio));
    }
    state.level = Math.max(state.level, Math.min(level, lowestLevel * noise.unit));
  }
  return { steps, loss, rates, moving };
};

const grid: readonly Rates[] = [0.05, 0.12, 0.25, 0.45].flatMap((alpha) =>
  [0.03, 0.12].map((gamma) => ({ alpha, gamma })),
);

const bestRates = (values: Values, start: Start, noise: Noise): Rates =>
  grid
    .map((rates) => follow(values, start, { noise, rates }))
    .reduce((best, one) => (one.loss < best.loss ? one : best)).rates;

/** Scores of the first seasons, which made the pattern, are smaller than those of later values. */
const ownPattern = 1.2;
/** Chance alone spreads counts at least so much, as their level is an estimate. */
const leastSpread = { count: 1.1, amount: 0.5 } as const;
const noiseRounds = 3;
/** Amounts have more noise like chance than like a share: logarithms alone would stretch small amounts. */
const amountUnit = 1.5;

type Fitted = Pick<Found, 'moving'> & {
  readonly later: readonly Step[];
  readonly noise: Noise;
  readonly spread: number;
};

const fitted = (values: Values, start: Start, isCount: boolean): Fitted => {
  const { from, period, level } = start;
  const firstJudged = from + startSeasons * period;
  const noiseOf = (share: number): Noise => ({ unit: isCount ? 1 : amountUnit * level * share ** 2, share });
  let noise = noiseOf(0.2);
  const rates = bestRates(values, start, noise);
  for (let round = 0; ; round += 1) {
    const { steps, moving } = follow(values, start, { noise, rates });
    const later = steps.filter(({ at }) => at >= firstJudged);
    const isFew = later.length < startSeasons * period;
    const pooled = isFew ? steps.filter(({ at }) => at >= from + period) : later;
    const found = robustSpread(pooled.map(({ score }) => score)) * (isFew ? ownPattern : 1);
    const spread = found * (1 + 1 / Math.max(1, pooled.length));
    if (round === noiseRounds)
      return {
        later,
        moving,
        noise,
        spread: Math.max(isCount ? leastSpread.count : leastSpread.amount, spread),
      };
    // The share is what chance does not explain.
    const chance = isCount ? 1 / level : 0;
    const variance = spread ** 2 * (chance + noise.share ** 2);
    const share = Math.sqrt(Math.max(0, variance - chance));
    noise = noiseOf(Math.min(2, Math.max(smallestShare, share)));
  }
};

/** With fewer zeros among the values, next to nothing is always out; counts from ten on are not zero by chance. */
const [rareZeros, nextToNothing, surelyCounted] = [0.05, 0.02, 10];
/** Less than this share of the first level is expected after an outage, when zeros are usual. */
const lowLevel = 0.1;

/** Null for values without a forecast: unknown ones, and those of the first seasons. */
export const judgeValues = (
  values: Values,
  { period, isCount, k, shape }: FilterOptions,
): readonly (JudgedValue | null)[] => {
  const judged = new Array<JudgedValue | null>(values.length).fill(null);
  const start = startOf(values, period, shape);
  if (start === null) return judged;
  const { later, moving, noise, spread } = fitted(values, start, isCount);
  const scores = later.map(({ score }) => score / spread);
  const least = isCount ? leastSpread.count / spread : 0;
  const usual = scores.filter((_, index) => !moving.has((later[index] as Step).at));
  const above = sideLimit(usual, { side: 1, k, least });
  const below = sideLimit(usual, { side: -1, k, least });
  const zeros = later.filter(({ value }) => value === 0).length;
  const areZerosRare = zeros <= rareZeros * later.length;
  const emptyFrom = areZerosRare
    ? Math.max(isCount ? surelyCounted : 0, lowLevel * start.level)
    : Number.POSITIVE_INFINITY;
  const judgeStep = ({ value, expected, score: distance }: Step): JudgedValue => {
    const score = distance / spread;
    const middle = stable(expected, noise);
    const empty = expected >= emptyFrom ? nextToNothing * expected : 0;
    const low = Math.max(empty, unstable(middle - below * spread, noise));
    const high = unstable(middle + above * spread, noise);
    return { expected, low, high, score, isOut: score > above || -score > below || value < empty, run: 1 };
  };
  const found = later.map(judgeStep);
  for (const [index, first] of lastingChanges(found, k)) {
    const [step, { level }] = [later[index], later[first]] as [Step, Step];
    const expected = (step.expected * level) / step.level;
    const score = stable(step.value, noise) - stable(expected, noise);
    found[index] = { ...judgeStep({ ...step, expected, score }), isOut: true, run: index - first + 1 };
  }
  later.forEach(({ at }, index) => {
    judged[at] = found[index] ?? null;
  });
  return judged;
};
