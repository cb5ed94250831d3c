/** Credits the touches before a conversion by five models; the credit of each sums to the amount exactly. */
import type { TouchPath } from './touchPaths.ts';

export const creditModels = ['first', 'last', 'linear', 'decay', 'position'] as const;
export type CreditModel = (typeof creditModels)[number];

export const lookbacks = [7, 30, 90] as const;
export type Lookback = (typeof lookbacks)[number];

export const halfLifeDays = 7;
const endShare = 0.4;

/** The converting touch is always inside. */
export const withinLookback = (path: TouchPath, days: number): TouchPath =>
  path.filter(({ daysBefore }) => daysBefore <= days);

const positionWeight = (index: number, count: number): number => {
  if (count <= 2) return 1 / count;
  return index === 0 || index === count - 1 ? endShare : (1 - 2 * endShare) / (count - 2);
};

const weightsOf = (path: TouchPath, model: CreditModel): readonly number[] =>
  path.map(({ daysBefore }, index) => {
    if (model === 'first') return index === 0 ? 1 : 0;
    if (model === 'last') return index === path.length - 1 ? 1 : 0;
    if (model === 'linear') return 1;
    if (model === 'decay') return 2 ** (-daysBefore / halfLifeDays);
    return positionWeight(index, path.length);
  });

/**
 * Whole numbers that sum to the whole number `amount`, by largest remainder; of equal ones the earlier.
 * Without any weight all of it is the last one's.
 */
export const sharedByWeight = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === weights.length - 1 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].toSorted(
    (one, other) =>
      (exact[other] ?? 0) - (shares[other] ?? 0) - ((exact[one] ?? 0) - (shares[one] ?? 0)) || one - other,
  );
  for (const place of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
};

/** Per touch in order. */
export const creditOf = (path: TouchPath, model: CreditModel, amount: number): readonly number[] =>
  sharedByWeight(amount, weightsOf(path, model));
