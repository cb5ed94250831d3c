/** Credits the touches before a conversion by five models. */
import type { TouchPath } from './touchPaths.ts';

export const creditModels = ['first', 'last', 'linear', 'decay', 'position'] as const;
export type CreditModel = (typeof creditModels)[number];

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

/** Parts per touch in order, which sum to 1. */
export const creditParts = (path: TouchPath, model: CreditModel): readonly number[] => {
  const weights = weightsOf(path, model);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
};
