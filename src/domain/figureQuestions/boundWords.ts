/** Compares metrics with a typed bound: `above $50`, `at least 2.5%`. */
import type { FigureSet } from '../contract/metricSchemas.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Condition } from './figureQuestion.ts';
import type { Bound } from './lexeme.ts';

const words = { above: 'above', below: 'below', atLeast: 'at least', atMost: 'at most' } as const;

/** In the metric's unit: dollars become cents, percent a fraction. Null for a percent bound on another unit. */
export const boundValue = (figure: FigureName, { value, isPercent }: Bound): number | null => {
  const { unit } = figureOf(figure);
  if (unit === 'percent') return value / 100;
  if (isPercent) return null;
  return unit === 'money' ? value * 100 : value;
};

export const holdsFor = (figure: FigureName, bound: Bound, value: number | null): boolean => {
  const limit = boundValue(figure, bound);
  if (value === null || limit === null) return false;
  if (bound.is === 'above') return value > limit;
  if (bound.is === 'below') return value < limit;
  return bound.is === 'atLeast' ? value >= limit : value <= limit;
};

/** True if a change of this share, as 0.12 for 12% more, is `up by more than 10%`. */
export const holdsForChange = (by: Bound, share: number): boolean => {
  const [size, limit] = [share * 100, by.value];
  if (by.is === 'above') return size > limit;
  if (by.is === 'atLeast') return size >= limit;
  return size > 0 && (by.is === 'below' ? size < limit : size <= limit);
};

/** `above $50.00`; keeps cents only if typed. */
export const boundText = (figure: FigureName, bound: Bound): string => {
  const limit = boundValue(figure, bound);
  const hasCents =
    isFactMeasure(figure) && figureOf(figure).unit === 'money' && !Number.isInteger(bound.value);
  if (bound.is === 'atMost' && bound.value === 0) return `at ${figureText(figure, limit)}`;
  return `${words[bound.is]} ${hasCents ? `$${bound.value.toFixed(2)}` : figureText(figure, limit)}`;
};

export const meets = (where: readonly Condition[], set: FigureSet): boolean =>
  where.every(({ figure, bound }) => holdsFor(figure, bound, set[figure]));

/** `above $50.00` of the listed metric, `conversions above 100` of others. */
export const whereText = (figure: FigureName, where: readonly Condition[]): string =>
  where
    .map((one, at) => {
      const text = boundText(one.figure, one.bound);
      return one.figure === figure && at === 0 ? text : `${figureInSentence(one.figure)} ${text}`;
    })
    .join(' and ');

/** True if 0.25 is `more than 20%`. */
export const holdsForShare = (bound: Bound, share: number): boolean => {
  const [size, limit] = [share * 100, bound.value];
  if (bound.is === 'above') return size > limit;
  if (bound.is === 'below') return size < limit;
  return bound.is === 'atLeast' ? size >= limit : size <= limit;
};

/** `by more than 10%`. */
export const changeBoundText = (bound: Bound): string => `by ${shareBoundText(bound)}`;

/** `more than 20%`. */
export const shareBoundText = ({ is, value }: Bound): string =>
  `${{ ...words, above: 'more than', below: 'less than' }[is]} ${value}%`;
