/** Estimates the spread of residuals without their outliers, and the limit on each side. */
import { medianOf } from './robustScore.ts';

/** Residuals beyond so many spreads are clipped, and the factor by which that lessens a normal spread. */
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
const ownRates = 1.03;
/** Up to this share of all values lies within the limit of its side, as far as `highestLimit` allows. */
const usualPart = 0.99;
/** Heavy tails hide nothing so many times beyond the given limit. */
const highestLimit = 1.6;

type Side = { readonly side: 1 | -1; readonly k: number; readonly least: number };

export const sideLimit = (scores: readonly number[], { side, k, least }: Side): number => {
  const sizes = scores.map((score) => score * side).toSorted((one, other) => one - other);
  const own = sizes.filter((size) => size > 0);
  const all = robustSpread(scores);
  const spread = own.length < fewestOfSide ? all : sideShare * robustSpread(own) + (1 - sideShare) * all;
  const limit = k * Math.max(least, ownRates * spread);
  return Math.min(highestLimit * limit, Math.max(limit, sizes[Math.floor(usualPart * sizes.length)] ?? 0));
};
