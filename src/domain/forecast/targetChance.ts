/** Estimates how likely a projection ends at or beyond a target. */

type Projection = Readonly<Record<'projected' | 'low' | 'high' | 'low_95' | 'high_95', number | null>>;

/** Distances in standard deviations that hold 80 and 95 % of a normal distribution. */
const [eighty, ninetyFive] = [1.2816, 1.96];

/** Normal distribution function by the approximation 26.2.17 of Abramowitz and Stegun (1964), exact to 7 digits. */
const normalShare = (distance: number): number => {
  const size = Math.abs(distance);
  const part = 1 / (1 + 0.231_641_9 * size);
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = terms.reduceRight((total, term) => (total + term) * part, 0);
  const tail = (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return distance < 0 ? tail : 1 - tail;
};

/** In standard deviations: by the 80 % range within it, by the 95 % range beyond that, and between them in proportion. */
const distanceOf = (size: number, within: number, beyond: number): number => {
  if (size <= within || beyond <= within) return (size / within) * eighty;
  if (size >= beyond) return (size / beyond) * ninetyFive;
  return eighty + ((size - within) / (beyond - within)) * (ninetyFive - eighty);
};

/** Four decimals: engines differ in the last digit of `Math.exp`, and reports in the log hold chances. */
const inAnyEngine = (chance: number): number => Math.round(chance * 10_000) / 10_000;

/** `, 83% likely`; empty without a chance. */
export const chanceWords = (chance: number | null | undefined): string =>
  chance == null ? '' : `, ${Math.round(chance * 100)}% likely`;

/** Between 0.01 and 0.99, as ranges of past errors tell nothing about rarer ends. Null without a range. */
export const targetChance = (
  { projected, low, high, low_95: low95, high_95: high95 }: Projection,
  { target, better }: { readonly target: number; readonly better: 'higher' | 'lower' },
): number | null => {
  if (projected === null || low === null || high === null || low95 === null || high95 === null) return null;
  const isAbove = target > projected;
  const [within, beyond] = isAbove
    ? [high - projected, high95 - projected]
    : [projected - low, projected - low95];
  const size = Math.abs(target - projected);
  if (within <= 0) return null;
  const above = normalShare((isAbove ? -1 : 1) * distanceOf(size, within, beyond));
  return inAnyEngine(Math.min(0.99, Math.max(0.01, better === 'higher' ? above : 1 - above)));
};
