/** Prepares a series for fitting: fills gaps, replaces outliers and aligns the level before a shift. */
import { medianOf } from '../../analysis/robustScore.ts';
import { seasonalPart } from './seasons.ts';
import { meanOf } from './smoothing.ts';

export type LevelShift = {
  /** Position of the first value at the new level. */
  readonly at: number;
  /** New level divided by the former one. */
  readonly factor: number;
};

export type CleanSeries = {
  /** Without gaps, outliers and shift: what the methods fit. */
  readonly values: Float64Array;
  /** Outliers included, gaps filled and the shift aligned: what forecasts are measured against. */
  readonly measured: Float64Array;
  /** Positions of the replaced outliers. */
  readonly outliers: readonly number[];
  readonly shift: LevelShift | null;
  /** Length of a run of flagged values at the end, too short to be a shift: an outage, or the start of one. */
  readonly brokenEnd: number;
};

/** Limit in spreads beyond which a residual is replaced. A lower one would also remove sales and campaigns. */
const outlierLimit = 8;
/** Minimum distance of a spike from its neighbours, in mean changes. */
const spikeChanges = 6;
const shiftLimit = 8;
const smallestShift = 0.25;

const neighbourSeasons = 4;

/** A gap is the median of the nearest values at the same place of the season, or of the nearest ones. */
const fillGaps = (values: readonly (number | null)[], period: number): Float64Array => {
  const near = (at: number, step: number): number | null => {
    const found: number[] = [];
    for (let back = 1; back <= neighbourSeasons * 2 && found.length < neighbourSeasons; back += 1)
      for (const one of [values[at - back * step], values[at + back * step]])
        if (one !== null && one !== undefined) found.push(one);
    return medianOf(found);
  };
  return Float64Array.from(
    values,
    (value, at) =>
      value ?? near(at, period) ?? near(at, 1) ?? medianOf(values.filter((one) => one !== null)) ?? 0,
  );
};

const rollingMedian = (values: Float64Array, reach: number): Float64Array => {
  const size = values.length;
  return Float64Array.from(values, (_, at) => {
    const from = Math.max(0, Math.min(at - reach, size - 2 * reach - 1));
    return medianOf([...values.subarray(from, from + 2 * reach + 1)]) ?? 0;
  });
};

export const spreadOf = (residuals: Float64Array | readonly number[]): number =>
  (medianOf([...residuals].map(Math.abs)) ?? 0) / 0.6745;

type Scale = { readonly to: (value: number) => number; readonly back: (value: number) => number };

const scaleOf = (values: Float64Array): Scale =>
  values.every((value) => value > 0)
    ? { to: Math.log, back: Math.exp }
    : { to: (value) => value, back: (value) => value };

/**
 * True for a spike: it leaves the values on both sides by much more than values usually change. At the end only one
 * side is known, so that the step of a random walk is not an outlier. A run of three is a change of the series.
 */
const isSpike = (rest: Float64Array, flags: readonly boolean[], at: number, usual: number): boolean => {
  let [from, to] = [at - 1, at + 1];
  while (flags[from]) from -= 1;
  while (flags[to]) to += 1;
  const leaves = (other: number): boolean =>
    rest[other] === undefined ||
    Math.abs((rest[at] as number) - (rest[other] as number)) > spikeChanges * usual;
  return to - from < 4 && leaves(from) && leaves(to);
};

/** Medians are even around a step: the day itself has the largest change that way. */
const stepNear = (rest: Float64Array, { at, change }: { at: number; change: number }): number => {
  const stepAt = (one: number): number =>
    Math.sign(change) * ((rest[one] as number) - (rest[one - 1] as number));
  let found = at;
  for (let one = Math.max(1, at - 3); one <= Math.min(rest.length - 1, at + 3); one += 1)
    if (stepAt(one) > stepAt(found)) found = one;
  return found;
};

/** Weekends change the level of hours each week: only what lasts longer is a shift. */
const [hoursOfDay, hoursOfWeek] = [24, 168];

/** Finds the latest lasting change of level, by the medians of the windows on both sides. Null if none is far beyond the noise. */
const findShift = (rest: Float64Array, period: number): LevelShift | null => {
  const reach = period === hoursOfDay ? hoursOfWeek : Math.max(7, Math.min(28, 2 * period));
  if (rest.length < 3 * reach) return null;
  const noise = spreadOf(rest.subarray(1).map((value, at) => value - (rest[at] as number))) / Math.SQRT2;
  let found: { at: number; score: number; change: number } | null = null;
  const newest = rest.length - (period === hoursOfDay ? hoursOfWeek : Math.min(reach, 7));
  for (let at = reach; at <= newest; at += 1) {
    const before = [...rest.subarray(at - reach, at)];
    const after = [...rest.subarray(at, Math.min(rest.length, at + reach))];
    const [was, is] = [medianOf(before) ?? 0, medianOf(after) ?? 0];
    const spread = Math.max(
      noise,
      spreadOf(before.map((value) => value - was)),
      spreadOf(after.map((value) => value - is)),
    );
    const score = spread === 0 ? 0 : (Math.abs(is - was) / spread) * Math.sqrt(after.length / 7);
    if (score > shiftLimit && (found === null || score >= found.score))
      found = { at, score, change: is - was };
  }
  if (found === null) return null;
  const factor = Math.exp(found.change);
  return Math.abs(factor - 1) < smallestShift ? null : { at: stepNear(rest, found), factor };
};

/** A value below this share of the median is close to zero, which is a break if only a few values are. */
const [nextToNothing, rareShare] = [0.02, 0.05];

/** Length of a run of next to nothing at the end of a series that seldom has that. */
const emptyEndOf = (values: Float64Array): number => {
  const least = nextToNothing * (medianOf([...values]) ?? 0);
  const isEmpty = Array.from(values, (value) => value >= 0 && value <= least);
  const run = isEmpty.length - 1 - isEmpty.lastIndexOf(false);
  const others = isEmpty.slice(0, isEmpty.length - run).filter(Boolean).length;
  return least > 0 && others <= rareShare * (isEmpty.length - run) ? run : 0;
};

/** `period`: the shortest season; 1 without one. */
export const cleanSeries = (given: readonly (number | null)[], period: number): CleanSeries => {
  const filled = fillGaps(given, period);
  const { to, back } = scaleOf(filled);
  const isLog = to === Math.log;
  const scaled = filled.map(to);
  const { index } = seasonalPart(scaled, period);
  const rest = scaled.map((value, at) => value - index(at));
  const shift = isLog && period > 1 && period !== 12 ? findShift(rest, period) : null;
  if (shift !== null)
    for (let at = 0; at < shift.at; at += 1) {
      rest[at] = (rest[at] as number) + Math.log(shift.factor);
      filled[at] = (filled[at] as number) * shift.factor;
    }
  const level = rollingMedian(rest, Math.max(3, Math.min(14, period)));
  const residuals = rest.map((value, at) => value - (level[at] as number));
  const spread = spreadOf(residuals);
  const floor = isLog ? 0.02 : 0;
  const flags = Array.from(
    residuals,
    (one) => spread > 0 && Math.abs(one) > Math.max(outlierLimit * spread, floor),
  );
  const usual = meanOf(rest.subarray(1).map((value, at) => Math.abs(value - (rest[at] as number))));
  const outliers = flags.flatMap((flag, at) => (flag && isSpike(rest, flags, at, usual) ? [at] : []));
  const values = filled.slice();
  for (const at of outliers) values[at] = back((level[at] as number) + index(at));
  const brokenEnd = Math.max(flags.length - 1 - flags.lastIndexOf(false), emptyEndOf(filled));
  return { values, measured: filled, outliers, shift, brokenEnd: brokenEnd < 3 ? 0 : brokenEnd };
};
