/** Merges a follow-up with the previous question: “and by device?” keeps the metric and the period. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { comparedWith } from '../metrics/comparedRange.ts';
import type { Lexeme } from './lexeme.ts';
import { type NamedPeriod, periodBefore, unitBack } from './namedPeriod.ts';
import { has, type Kind, of } from './questionParts.ts';

const parts: readonly Kind[] = [
  'client',
  'filter',
  'dimension',
  'period',
  'before',
  'yearBefore',
  'steps',
  'step',
  'rank',
  'why',
  'change',
  'bound',
  'share',
  'per',
  'number',
  'without',
  'weekdays',
  'median',
  'averageBound',
];

const whole: readonly Kind[] = ['noFigure', 'noTopic', 'noPeriod', 'overview', 'log', 'unknown', 'forecast'];

const replaced: readonly (readonly Kind[])[] = [
  ['figure', 'overview'],
  ['client'],
  ['dimension', 'step'],
  ['steps'],
  ['change'],
  ['rank', 'number', 'bound'],
];

const times: readonly Kind[] = ['period', 'before', 'yearBefore'];

const opening = /^\s*(?:and|what about|how about|same|the same|now|only|just|for|in|by|but)\b/i;

/** With a verb the question is complete: “and what was revenue last month?”. */
const verbs = /\b(?:was|were|did|do|does|is|are|has|have|will)\b/i;

/** `How did Acme do?` is a question of its own. */
const isOwnQuestion = /^\s*(?:how(?! about)|hows|tell me about|compare .* (?:to|with) )/i;

/** `Which clients do we have?` asks for a list, whatever was asked before. */
const isForList = /\b(?:do (?:we|you|i) have|have we got|are there)\b/i;

const comparesThings = (lexemes: readonly Lexeme[]): boolean =>
  of(lexemes, 'client').length > 1 || of(lexemes, 'filter').length > 1;

const isCarriedOver = (lexeme: Lexeme, next: readonly Lexeme[], before: readonly Lexeme[]): boolean => {
  if (lexeme.kind === 'bound' && has(next, 'figure')) return false;
  if (lexeme.kind === 'period' && has(next, 'versus')) return true;
  if (times.includes(lexeme.kind)) return !has(next, ...times);
  const group = replaced.find((kinds) => kinds.includes(lexeme.kind));
  if (group !== undefined) return !has(next, ...group);
  if (lexeme.kind === 'versus') return comparesThings(before) || !has(next, ...times);
  if (lexeme.kind !== 'filter') return true;
  return !of(next, 'filter').some(({ dimension }) => dimension === lexeme.dimension);
};

const earlier = (period: NamedPeriod, base: Lexeme, today: EpochDay): NamedPeriod | null => {
  const { days, unit, isRunning } = period;
  if (base.kind === 'yearBefore' || (base.kind === 'before' && base.unit === 'year' && unit !== 'year')) {
    const range = comparedWith(days, { compare: 'year', byWeekday: false })?.range;
    return range === undefined ? null : { days: range, unit, isRunning: false };
  }
  if (base.kind !== 'before' || (base.unit !== null && base.unit !== unit)) return null;
  return isRunning && unit !== null
    ? unitBack(unit, 1, today)
    : { days: periodBefore(period), unit, isRunning: false };
};

/** “And the month before?” asks for the earlier month itself, “against the month before” compares. */
const withEarlier = (
  next: readonly Lexeme[],
  before: readonly Lexeme[],
  today: EpochDay,
): readonly Lexeme[] => {
  const [period, ...others] = of(before, 'period');
  if (period === undefined || others.length > 0 || has(next, 'versus', 'change', 'why')) return next;
  return next.map((lexeme): Lexeme => {
    const shifted = earlier(period.period, lexeme, today);
    return shifted === null ? lexeme : { kind: 'period', period: shifted, words: lexeme.words };
  });
};

const isFollowUp = (text: string, next: readonly Lexeme[]): boolean => {
  if (has(next, ...whole) || isForList.test(text)) return false;
  const isOpened = opening.test(text);
  if (has(next, 'figure')) return isOpened && !verbs.test(text);
  return has(next, ...parts) && (isOpened || !isOwnQuestion.test(text));
};

export const isLostFollowUp = (text: string, next: readonly Lexeme[]): boolean =>
  opening.test(text) && has(next, 'unknown') && !has(next, 'figure', 'log');

/** The merged question; null if the second is independent. */
export const goingOn = (
  text: string,
  {
    next,
    before,
    today,
  }: { readonly next: readonly Lexeme[]; readonly before: readonly Lexeme[]; readonly today: EpochDay },
): readonly Lexeme[] | null => {
  if (!isFollowUp(text, next)) return null;
  if (!has(before, 'figure', 'overview') || has(before, 'unknown', 'noFigure', 'noTopic', 'noPeriod'))
    return null;
  const own = withEarlier(next, before, today);
  return [...before.filter((lexeme) => isCarriedOver(lexeme, own, before)), ...own];
};
