/** The threshold of a rule as people type it and as the wire has it: percent of changes, else the figure's own unit. */

import { type Sensitivity, sensitivities, sensitivityNames } from '../analysis/figureAnomalies.ts';
import { type TargetFigure, targetFigureWords } from '../goals/targetFigures.ts';
import { readTarget, targetHints, targetInWords, textOfTarget } from '../goals/targetText.ts';
import type { TypedNumber } from '../numbers/readTypedNumber.ts';
import type { AlertCondition } from './alertRules.ts';

export const sensitivityLabels: Readonly<Record<Sensitivity, string>> = {
  low: 'Low: far outliers only',
  medium: 'Medium',
  high: 'High: more days',
};

/** Of a threshold that is none, the usual one. */
export const sensitivityOf = (threshold: number): Sensitivity =>
  sensitivityNames.find((name) => sensitivities[name] === threshold) ?? 'medium';

const isPart = (condition: AlertCondition): boolean => condition === 'change' || condition === 'pacing';

/** A typed threshold in the unit of the wire. */
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

/** `25%`, `$42.50`, `900`, `medium sensitivity`; empty for a rule that has none. */
export const thresholdInWords = (
  figure: TargetFigure,
  condition: AlertCondition,
  threshold: number,
): string => {
  if (condition === 'no_data') return '';
  if (condition === 'unusual') return `${sensitivityOf(threshold)} sensitivity`;
  return targetInWords(isPart(condition) ? 'ctr' : figure, threshold);
};

/** What is typed after, or before, the number. */
export const thresholdHint = (figure: TargetFigure, condition: AlertCondition): string =>
  targetHints[isPart(condition) ? 'share' : targetFigureWords[figure].unit];
