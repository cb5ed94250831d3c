/** Words a metric's change: absolute, relative, and both values. */
import { figureChange } from '../kpi/figureChange.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';

export const differenceText = (figure: FigureName, current: number, previous: number): string => {
  const difference = current - previous;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  const size = Math.abs(difference);
  return figureOf(figure).unit === 'percent'
    ? `${sign}${(size * 100).toFixed(2)} pp`
    : `${sign}${figureText(figure, size)}`;
};

/** `0.2` for a fifth more; null from zero. */
export const relativeChange = (current: number, previous: number): number | null =>
  previous === 0 ? null : (current - previous) / previous;

/** Positive in the direction asked for; null `upward` takes either. */
export const sizeOfChange = (share: number | null, upward: boolean | null): number | null => {
  if (share === null) return null;
  return upward === null ? Math.abs(share) : upward ? share : -share;
};

export const changeText = (figure: FigureName, current: number, previous: number): string => {
  const { words, reason } = figureChange(figure, current, previous);
  const relative = relativeChange(current, previous);
  const isPoints = figureOf(figure).unit === 'percent' && relative !== null && relative !== 0;
  const percent = isPoints
    ? `${relative > 0 ? 'up' : 'down'} ${Math.abs(relative * 100).toFixed(1)}%`
    : words;
  const part = reason === null ? percent : 'no percentage';
  return `${differenceText(figure, current, previous)} (${part}, from ${figureText(figure, previous)} to ${figureText(figure, current)})`;
};
