/** Decides whether a question asks for a change, and between which two periods. */
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { RankQuestion, SpanReading } from './figureQuestion.ts';
import type { Bound, ChangeSense, Lexeme, RankEnd } from './lexeme.ts';
import type { NamedPeriod, PeriodEnds } from './namedPeriod.ts';
import { dimensionsIn, has, type Of, of } from './questionParts.ts';

type Change = NonNullable<RankQuestion['change']>;

/** The direction; of several words the most specific wins. Null: no word of change. */
export const changeIn = (lexemes: readonly Lexeme[]): Change | null => {
  const all = of(lexemes, 'change');
  const [first] = all;
  if (first === undefined) return null;
  const senses = new Set(all.map(({ sense }) => sense).filter((sense) => sense !== 'either'));
  const [only = 'either', ...others] = senses;
  return {
    sense: others.length > 0 ? 'either' : only,
    isRelative: all.some(({ isRelative }) => isRelative === true) || isByPercent(lexemes),
  };
};

/** `grew by more than 10%`; null for a figure in percent, where points could be meant. */
export const changeBound = (lexemes: readonly Lexeme[], figure: FigureName): Bound | null => {
  const [only, ...others] = of(lexemes, 'bound').map(({ bound }) => bound);
  const isOfChange = only?.isPercent === true && others.length === 0 && changeIn(lexemes) !== null;
  return isOfChange && figureOf(figure).unit !== 'percent' ? only : null;
};

const downWords = ['lower', 'smaller', 'less', 'fewer'];

/** `higher` asks for a change like `up`; null without such a word. */
export const comparativeSense = (lexemes: readonly Lexeme[]): ChangeSense | null => {
  const word = lexemes.find(({ kind }) => kind === 'comparative')?.words;
  if (word === undefined) return null;
  if (word === 'better' || word === 'worse') return word;
  return downWords.includes(word) ? 'down' : 'up';
};

/** `by percent`, together with a word of change. */
const isByPercent = (lexemes: readonly Lexeme[]): boolean =>
  of(lexemes, 'share').some(({ isPercent }) => isPercent === true);

const isOfWorth = (end: RankEnd | undefined): boolean => end === 'best' || end === 'worst';

/** The metric decides the direction of `best change` and `worst change`; `worst drop` is the largest drop. */
export const rankedChange = (change: Change, end: RankEnd | undefined): Change =>
  change.sense === 'either' && isOfWorth(end)
    ? { ...change, sense: end === 'best' ? 'better' : 'worse' }
    : change;

/** True if an increase is asked for; null if either direction counts or neither is good. */
export const isUpward = (sense: ChangeSense, figure: FigureName): boolean | null => {
  if (sense === 'up' || sense === 'down') return sense === 'up';
  const { direction } = figureOf(figure);
  if (sense === 'either' || direction === 'neutral') return null;
  return (direction === 'up') === (sense === 'better');
};

const units: readonly NamedPeriod['unit'][] = ['week', 'month', 'quarter', 'year'];

const isOfUnits = ({ first, second }: PeriodEnds): boolean =>
  first.unit === second.unit && units.includes(first.unit);

const asksForDifference = (lexemes: readonly Lexeme[]): boolean =>
  has(lexemes, 'change', 'why', 'cause', 'comparative') ||
  of(lexemes, 'versus').some(({ words }) => words !== 'or');

const isOfLevel = (lexemes: readonly Lexeme[]): boolean =>
  has(
    lexemes,
    'level',
    'allClients',
    'steps',
    'rank',
    'bound',
    'step',
    'share',
    'per',
    'average',
    'number',
  ) || dimensionsIn(lexemes).length > 0;

/**
 * With a word of change, `from a to b` and `since a` compare two periods; with a word of level they are one
 * span. Otherwise `from` between calendar units compares.
 */
export const readSpan = (lexemes: readonly Lexeme[], periods: readonly Of<'period'>[]): SpanReading => {
  const [only, ...others] = periods;
  const ends = only?.period.ends;
  if (only === undefined || ends === undefined || others.length > 0) return { is: 'plain' };
  if (has(lexemes, 'before', 'yearBefore')) return { is: 'plain' };
  const { period: span } = only;
  if (asksForDifference(lexemes)) return { is: 'ends', span, ends, asked: true };
  if (!isOfUnits(ends) || ends.lead === 'since') return { is: 'plain' };
  // “August through October” names the days between.
  const isThrough = /\bthr(?:ough|u)\b/.test(only.words);
  return ends.lead === 'from' && !isThrough && !isOfLevel(lexemes)
    ? { is: 'ends', span, ends, asked: false }
    : { is: 'span', ends };
};
