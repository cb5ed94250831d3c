/** Merges a follow-up with the previous question: “and by device?” keeps the metric and the period. */
import type { Lexeme } from './lexeme.ts';
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
];

const whole: readonly Kind[] = [
  'figure',
  'noFigure',
  'noTopic',
  'noPeriod',
  'overview',
  'log',
  'unknown',
  'forecast',
];

const replaced: readonly (readonly Kind[])[] = [
  ['period', 'before', 'yearBefore'],
  ['client'],
  ['dimension', 'step'],
  ['steps'],
  ['rank', 'number', 'bound'],
];

const opening = /^\s*(?:and|what about|how about|same|the same|now|only|just|for|in|by|but)\b/i;

const comparesThings = (lexemes: readonly Lexeme[]): boolean =>
  of(lexemes, 'client').length > 1 || of(lexemes, 'filter').length > 1;

const isKept = (lexeme: Lexeme, next: readonly Lexeme[], before: readonly Lexeme[]): boolean => {
  const group = replaced.find((kinds) => kinds.includes(lexeme.kind));
  if (group !== undefined) return !has(next, ...group);
  if (lexeme.kind === 'versus') return comparesThings(before) || !has(next, 'period', 'before', 'yearBefore');
  if (lexeme.kind !== 'filter') return true;
  return !of(next, 'filter').some(({ dimension }) => dimension === lexeme.dimension);
};

/** The merged question; null if the second is independent. */
export const goingOn = (
  text: string,
  next: readonly Lexeme[],
  before: readonly Lexeme[],
): readonly Lexeme[] | null => {
  const isGoingOn = opening.test(text) && has(next, ...parts) && !has(next, ...whole);
  if (!isGoingOn || !has(before, 'figure', 'overview') || has(before, 'unknown', 'forecast')) return null;
  return [...before.filter((lexeme) => isKept(lexeme, next, before)), ...next];
};
