/** Parses and formats a rule's threshold: percent for changes, otherwise the metric's own unit. */

import { type Sensitivity, sensitivities, sensitivityNames } from '../analysis/figureAnomalies.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { type TargetFigure, targetFigureWords } from '../goals/targetFigures.ts';
import { readTarget, targetHints, targetInWords, textOfTarget } from '../goals/targetText.ts';
import type { TypedNumber } from '../numbers/readTypedNumber.ts';
import type { AlertCondition } from './alertRules.ts';

export const sensitivityLabels: Readonly<Record<Sensitivity, string>> = {
  low: 'Low: far outliers only',
  medium: 'Medium',
  high: 'High: more days',
};

/** `5 points` for 0.05. */
export const pointsInWords = (share: number): string => {
  const points = englishNumber(Math.abs(share) * 100, { least: 0, most: 1 });
  return `${points} ${points === '1' ? 'point' : 'points'}`;
};

/** Falls back to the default sensitivity if no threshold matches. */
export const sensitivityOf = (threshold: number): Sensitivity =>
  sensitivityNames.find((name) => sensitivities[name] === threshold) ?? 'medium';

const isPart = (condition: AlertCondition): boolean =>
  condition === 'change' || condition === 'pacing' || condition === 'rival';

export const readThreshold = (figure: TargetFigure, condition: AlertCondition, text: string): TypedNumber => {
  if (condition === 'no_data') return { value: 0, unit: null, problem: null };
  return readTarget(isPart(condition) ? 'ctr' : figure, text);
};

export const textOfThreshold = (
  figure: TargetFigure,
  condition: AlertCondition,
  threshold: number,
): string =>
  condition === 'no_data' || condition === 'unusual'
    ? ''
    : textOfTarget(isPart(condition) ? 'ctr' : figure, threshold);

/** `25%`, `$42.50`, `900`, `medium sensitivity`; empty if the rule has no threshold. */
export const thresholdInWords = (
  figure: TargetFigure,
  condition: AlertCondition,
  threshold: number,
): string => {
  if (condition === 'no_data') return '';
  if (condition === 'unusual') return `${sensitivityOf(threshold)} sensitivity`;
  if (condition === 'rival') return pointsInWords(threshold);
  return targetInWords(isPart(condition) ? 'ctr' : figure, threshold);
};

export const thresholdHint = (figure: TargetFigure, condition: AlertCondition): string =>
  targetHints[isPart(condition) ? 'share' : targetFigureWords[figure].unit];
