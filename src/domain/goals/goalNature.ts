/** Classifies how a metric counts towards its goal: cumulative or not, and the better direction. */
import { type TargetFigure, targetFigureWords } from './targetFigures.ts';

const lowerIsBetter: readonly TargetFigure[] = [
  'cpa_cents',
  'cpc_cents',
  'spend_cents',
  'cpl_cents',
  'media_cac_cents',
  'bounce_rate',
];
const means: readonly TargetFigure[] = [
  'cpa_cents',
  'cpc_cents',
  'aov_cents',
  'cpl_cents',
  'media_cac_cents',
];

export const goalNature = (
  figure: TargetFigure,
): { readonly kind: 'sum' | 'ratio'; readonly better: 'higher' | 'lower' } => {
  const { unit } = targetFigureWords[figure];
  const isRatio = unit === 'ratio' || unit === 'share' || means.includes(figure);
  return { kind: isRatio ? 'ratio' : 'sum', better: lowerIsBetter.includes(figure) ? 'lower' : 'higher' };
};
