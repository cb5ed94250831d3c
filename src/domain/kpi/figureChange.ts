/** Computes a metric's change with verdict and words, for every page. */
import { changeOf, pointsBetween } from './change.ts';
import { changeSize } from './changeSize.ts';
import type { FigureName } from './figureNames.ts';
import { type Figure, figureOf } from './metricDictionary.ts';

export type FigureChange = {
  readonly kind: 'ratio' | 'points';
  /** 0.2 for a fifth more, 0.5 for half a point more; null without a comparison. */
  readonly value: number | null;
  /** Reason for a missing value: the previous one is missing or 0, or the current one is missing. */
  readonly reason: 'noBaseline' | 'noPrevious' | 'noCurrent' | null;
  /** Neutral without a value, within 4 % of the previous value, or if neither direction is good. */
  readonly verdict: 'good' | 'bad' | 'neutral';
  /** `up 18.2%`, `up 118×`, `down 0.31 pp`, `no change`, `no baseline`. */
  readonly words: string;
};

/** Changes up to this share of the previous value count as neutral. */
const neutralBand = 0.04;

const reasonWords = {
  noBaseline: 'no baseline',
  noPrevious: 'nothing to compare with',
  noCurrent: 'no figure',
} as const;

const inWords = (kind: FigureChange['kind'], value: number): string => {
  const size = kind === 'points' ? `${Math.abs(value).toFixed(2)} pp` : changeSize(value);
  if (Number.parseFloat(size) === 0) return 'no change';
  return `${value > 0 ? 'up' : 'down'} ${size}`;
};

const verdictOf = (
  direction: Figure['direction'],
  value: number,
  relative: number | null,
): FigureChange['verdict'] => {
  const isSmall = relative !== null && Math.abs(relative) <= neutralBand;
  if (direction === 'neutral' || isSmall || value === 0) return 'neutral';
  return value > 0 === (direction === 'up') ? 'good' : 'bad';
};

const reasonFor = (current: number | null, previous: number | null) => {
  if (current === null) return 'noCurrent';
  return previous === null ? 'noPrevious' : 'noBaseline';
};

/** 0 for two zeros. No baseline from zero, except for percentage points. Never NaN, Infinity or -0. */
export const changeOfFigure = (
  { unit, direction }: Pick<Figure, 'unit' | 'direction'>,
  current: number | null,
  previous: number | null,
): FigureChange => {
  const kind = unit === 'percent' ? 'points' : 'ratio';
  const relative = changeOf(current, previous);
  const value = kind === 'points' ? pointsBetween(current, previous) : relative;
  if (value === null) {
    const reason = reasonFor(current, previous);
    return { kind, value, reason, verdict: 'neutral', words: reasonWords[reason] };
  }
  const plain = value === 0 ? 0 : value;
  return {
    kind,
    value: plain,
    reason: null,
    verdict: verdictOf(direction, plain, relative),
    words: inWords(kind, plain),
  };
};

export const figureChange = (
  name: FigureName,
  current: number | null,
  previous: number | null,
): FigureChange => changeOfFigure(figureOf(name), current, previous);
