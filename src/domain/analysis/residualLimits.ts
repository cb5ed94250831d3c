/** Gives residuals a scale of even spread, estimates that spread without outliers, and the limit on each side. */
import { medianOf } from './robustScore.ts';

/** Variance of a value: chance, in `unit`, plus a share of the value. */
export type Noise = { readonly unit: number; readonly share: number };

/**
 * The scale on which values with such noise have the spread 1: the transform of Anscombe (Biometrika 35, 1948) for
 * negative binomial counts. It nears the square root for small counts, and the logarithm for large values.
 */
export const stable = (value: number, { unit, share }: Noise): number =>
  (2 / share) * Math.asinh(share * Math.sqrt(Math.max(0, value) / unit + 0.375));

export const unstable = (value: number, { unit, share }: Noise): number =>
  Math.max(0, ((Math.sinh((Math.max(0, value) * share) / 2) / share) ** 2 - 0.375) * unit);

/** Clipping limit of residuals in spreads, and the factor by which clipping lowers a normal spread. */
const [spreadClip, spreadFactor] = [1.5, 1.1334];

/** Root mean square of clipped scores (Huber's proposal 2, 1964): sharper than a median, and robust. */
export const robustSpread = (scores: readonly number[]): number => {
  let spread = (medianOf(scores.map(Math.abs)) ?? 0) / 0.6745;
  for (let round = 0; round < 6 && spread > 0; round += 1) {
    const most = spreadClip * spread;
    const squares = scores.reduce((sum, score) => sum + Math.min(most, Math.abs(score)) ** 2, 0);
    spread = spreadFactor * Math.sqrt(squares / scores.length);
  }
  return spread;
};

/** Holidays and failures make falls larger than rises, so that each side has its own limit. */
const sideShare = 0.8;
const fewestOfSide = 20;
/** Errors are smaller on the values by which the rates were chosen than on others. */
const ownRates = 1.05;
/** Up to this share of all values lies within the limit of its side, as far as `longestTail` allows. */
const usualPart = 0.99;
/** With more than three values in a hundred beyond the limit they are events, no tail. */
const eventsFrom = 0.97;
/** A value this many times beyond the limit is flagged despite a long tail. */
const longestTail = 1.8;

type Side = { readonly side: 1 | -1; readonly k: number; readonly least: number };

export const sideLimit = (scores: readonly number[], { side, k, least }: Side): number => {
  const sizes = scores.map((score) => score * side).toSorted((one, other) => one - other);
  const own = sizes.filter((size) => size > 0);
  const all = robustSpread(scores);
  const spread = own.length < fewestOfSide ? all : sideShare * robustSpread(own) + (1 - sideShare) * all;
  const limit = k * Math.max(least, ownRates * spread);
  const sizeAt = (share: number): number => sizes[Math.floor(share * sizes.length)] ?? 0;
  return sizeAt(eventsFrom) > limit
    ? limit
    : Math.min(longestTail * limit, Math.max(limit, sizeAt(usualPart)));
};
