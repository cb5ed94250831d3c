/** Refuses a question that names more than its kind of answer covers, so that no part is dropped silently. */
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Lexeme } from './lexeme.ts';
import { type Asked, dimensionsIn, has, type Kind, type Of, of } from './questionParts.ts';
import { changeBound } from './readChange.ts';

type Kinds = readonly Kind[];

const said = (lexemes: readonly Lexeme[], kinds: Kinds): Lexeme | undefined =>
  lexemes.find(({ kind }) => kinds.includes(kind));

const refusal = (what: string, found: Lexeme | undefined): string | null =>
  found === undefined ? null : `${what}, so I can’t use “${found.words}” with it. Please split the question.`;

/** `average` of a ratio is the ratio itself. */
const averages = ({ lexemes, figure }: Asked): readonly Of<'average'>[] =>
  isFactMeasure(figure) ? of(lexemes, 'average') : [];

/** In “which channel, email or direct” the word names the kind of what is compared. */
const otherDimensions = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const kinds = new Set<string>([
    ...of(lexemes, 'filter').map(({ dimension }) => dimension),
    ...of(lexemes, 'client').map(() => 'client'),
  ]);
  return dimensionsIn(lexemes).filter(({ by, words }) => words.endsWith('s') || !kinds.has(by));
};

export const unusedInComparison = ({ lexemes }: Asked): string | null =>
  refusal(
    'I compare the totals of two things',
    said(lexemes, ['why', 'steps', 'number', 'step']) ?? otherDimensions(lexemes)[0],
  );

export const unusedInRanking = (asked: Asked): string | null =>
  refusal(
    'I rank totals of a period',
    said(asked.lexemes, has(asked.lexemes, 'rank') ? ['steps', 'per', 'why'] : ['steps', 'per']) ??
      averages(asked)[0],
  ) ?? percentOfItems(asked.lexemes);

/** `top 10% of clients` is not a number of clients. */
const percentOfItems = (lexemes: readonly Lexeme[]): string | null =>
  lexemes.some(
    (one, at) =>
      one.kind === 'number' &&
      lexemes[at + 1]?.kind === 'share' &&
      /^percent/.test(lexemes[at + 1]?.words ?? ''),
  )
    ? 'I can list a number of them, such as the top 5, and not a percentage.'
    : null;

export const unusedInPeak = (asked: Asked): string | null =>
  refusal(
    'I look for days, weeks or months by their totals',
    said(asked.lexemes, ['steps', 'per', 'share', 'why', 'cause', 'comparative']) ?? averages(asked)[0],
  );

export const unusedInForecast = (lexemes: readonly Lexeme[]): string | null =>
  refusal(
    'I forecast the total of a period',
    said(lexemes, ['per', 'share', 'average', 'number', 'step', 'change', 'cause', 'before', 'yearBefore']),
  );

/** Words that join two metrics; after others the second one limits the first. */
const joins =
  /^(and|as well as|plus|vs|versus|against|compared (to|with)|compare|or|than|difference|while|whereas|whilst)$/;
const limits = /^(of|for|from|with|by|on|in|at|per|over|during)$/;

/** “Spend on new customers” and “sessions with conversions” are not lists of metrics. */
export const figuresObstacle = (lexemes: readonly Lexeme[]): string | null => {
  const places = lexemes.flatMap(({ kind }, at) => (kind === 'figure' ? [at] : []));
  for (const [index, at] of places.slice(1).entries()) {
    const between = lexemes.slice((places[index] ?? 0) + 1, at);
    const last = between.at(-1);
    const limit = between.find(({ kind, words }) => kind === 'filler' && limits.test(words));
    const isOwnPart = between.some(({ kind }) => kind === 'filter' || kind === 'client' || kind === 'period');
    const isJoined = between.length === 0 || between.some(({ words }) => joins.test(words));
    if (limit === undefined && isJoined && !(isOwnPart && has(lexemes.slice(at), 'filter', 'client')))
      continue;
    const [one, other] = [lexemes[places[index] ?? 0]?.words, lexemes[at]?.words];
    if (last === undefined || one === other) continue;
    return `I can list “${one}” and “${other}” side by side, and not limit one by the other. Ask “${one} and ${other}”.`;
  }
  return null;
};

/** “Clients with revenue above 10%” could also mean a change. */
const isOfShares = (lexemes: readonly Lexeme[]): boolean =>
  dimensionsIn(lexemes).length > 0 &&
  lexemes.some(
    ({ kind }, at) =>
      kind === 'bound' && (has(lexemes, 'share') || /^of\b/.test(lexemes[at + 1]?.words ?? '')),
  );

/** “More than 10% of revenue” has no whole to be held against. */
export const percentObstacle = (lexemes: readonly Lexeme[], figure: FigureName): string | null => {
  const { label, unit } = figureOf(figure);
  if (changeBound(lexemes, figure) !== null) return null;
  // “Channels with more than 20% of spend” are held against their shares.
  if (isOfShares(lexemes) && !has(lexemes, 'step', 'change') && isFactMeasure(figure)) return null;
  if (unit === 'percent' || of(lexemes, 'bound').every(({ bound }) => !bound.isPercent)) return null;
  return `I can’t hold ${label.toLowerCase()} against a percentage. Ask “share of ${label.toLowerCase()} by channel” or “by how many percent did ${label.toLowerCase()} change”.`;
};
