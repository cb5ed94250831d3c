/** Parses ranking questions: dimension, end and limit. */
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Grouping } from '../metrics/metricQuery.ts';
import type { RankQuestion, Side } from './figureQuestion.ts';
import type { Bound, Lexeme, RankEnd } from './lexeme.ts';
import { type Asked, dimensionsIn, has, type Made, of, statedBy } from './questionParts.ts';
import { changeBound, changeIn, comparativeSense, isUpward, rankedChange } from './readChange.ts';
import { unusedInRanking } from './unusedParts.ts';

export const descendingOf = (end: RankEnd, figure: FigureName): boolean | null => {
  const { direction } = figureOf(figure);
  if (end === 'most') return true;
  if (end === 'least') return false;
  const isGood = end === 'best' || end === 'top';
  if (direction === 'neutral') return end === 'top' ? true : end === 'bottom' ? false : null;
  return (direction === 'up') === isGood;
};

/** In “top 5 by highest CPA” the second word decides. */
export const endOf = (lexemes: readonly Lexeme[]): RankEnd => {
  const [first = 'most', second] = of(lexemes, 'rank').map(({ end }) => end);
  return second !== undefined && (first === 'top' || first === 'bottom') ? second : first;
};

/** How many to pass over: 1 for the second best. */
export const skipOf = (lexemes: readonly Lexeme[]): number => (of(lexemes, 'rank')[0]?.nth ?? 1) - 1;

/** Above a bound the highest comes first, below it the lowest. */
export const isLowerBound = (bound: Bound | null): boolean =>
  bound?.is === 'above' || bound?.is === 'atLeast';

/** `Which channel has the most` asks for one, `the best channels` for five, `by channel` for all. */
const mostOf = (lexemes: readonly Lexeme[]): number | null => {
  const number = of(lexemes, 'number')[0];
  if (number) return number.value;
  const isFastest = of(lexemes, 'change').some(({ words }) => words.includes('fastest'));
  if (of(lexemes, 'rank').length === 0 && !isFastest) return null;
  if (skipOf(lexemes) > 0) return 1;
  return dimensionsIn(lexemes).some(({ words }) => !words.endsWith('s')) ? 1 : 5;
};

type Wrong = { readonly why: string };

/** In “top 5”, “5 best” and “3 clients” the number counts items; “CPA 60” is an amount. */
export const isLooseNumber = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(({ kind }, at) => {
    const neighbours = [lexemes[at - 1]?.kind, lexemes[at + 1]?.kind];
    return (
      kind === 'number' && !neighbours.some((one) => one === 'rank' || one === 'dimension' || one === 'step')
    );
  });

const unclear: Wrong = {
  why: 'Rank what: channels, campaigns, devices, countries, sources or clients?',
};
export const looseNumber: Wrong = {
  why: 'Which number is meant: the top 5, or a value above or below it?',
};
const severalKinds: Wrong = {
  why: 'I can rank one kind at a time: channels, campaigns, devices, countries, sources or clients.',
};

/** The dimension of the ranking; null if the question is none. */
const kindOf = ({ lexemes }: Asked, side: Side): Grouping | Wrong | null => {
  const [by, ...others] = new Set(dimensionsIn(lexemes).map((one) => one.by));
  const ends = of(lexemes, 'rank').length;
  const numbers = of(lexemes, 'number').length;
  if (by === undefined) return ends + numbers === 0 ? null : unclear;
  if (others.length > 0 || numbers > 1 || ends > 2) return severalKinds;
  if (isLooseNumber(lexemes)) return looseNumber;
  if (by === 'client' && side.client !== null)
    return { why: 'A ranking of clients needs more than one client.' };
  return by;
};

const orderStated = (figure: FigureName, end: RankEnd): string => {
  const verdict = end === 'worst' || end === 'bottom' ? 'worse' : 'better';
  return `A lower ${figureOf(figure).label} is ${verdict}, so the list starts with the lowest.`;
};

/** The largest change in the requested direction comes first; `grew the least` reverses the order. */
const orderOfChanges = (change: NonNullable<RankQuestion['change']>, { lexemes, figure }: Asked) => {
  const ends = of(lexemes, 'rank').map(({ end }) => end);
  const isLeast = ends.includes('least') || ends.includes('bottom');
  const upward = isUpward(change.sense, figure) ?? true;
  return { descending: upward !== isLeast };
};

/** `clients with higher revenue than last month` asks for those that rose. */
const changeByComparison = (lexemes: readonly Lexeme[]): RankQuestion['change'] => {
  const sense = comparativeSense(lexemes);
  return sense === null ? null : { sense, isRelative: false };
};

/** `why, by device?` asks for the changes of all devices. */
const changeToExplain = (lexemes: readonly Lexeme[]): RankQuestion['change'] =>
  has(lexemes, 'why') ? { sense: 'either', isRelative: false } : null;

/** `channels with a higher CPA`: than what? */
const isOpenComparison = (lexemes: readonly Lexeme[]): boolean =>
  has(lexemes, 'comparative') && !has(lexemes, 'versus', 'before', 'yearBefore');

type Order = Pick<RankQuestion, 'descending' | 'change'> & { readonly stated: readonly string[] };

const orderOf = (asked: Asked): Order | Wrong => {
  const { lexemes, figure } = asked;
  const { label, direction } = figureOf(figure);
  const [first] = of(lexemes, 'rank').map(({ end }) => end);
  const plain = changeIn(lexemes) ?? changeByComparison(lexemes) ?? changeToExplain(lexemes);
  if (plain !== null) {
    const change = rankedChange(plain, first);
    if (direction === 'neutral' && (change.sense === 'better' || change.sense === 'worse'))
      return { why: `More ${label.toLowerCase()} is neither better nor worse. Please say grew or dropped.` };
    return { ...orderOfChanges(change, asked), change, stated: [] };
  }
  const bound = of(lexemes, 'bound')[0]?.bound ?? null;
  const [mean] = of(lexemes, 'averageBound');
  if (mean !== undefined && first === undefined)
    return { descending: averageSide(asked) === 'above', change: null, stated: [] };
  if (bound !== null && first === undefined)
    return { descending: isLowerBound(bound), change: null, stated: [] };
  const end = endOf(lexemes);
  const descending = descendingOf(end, figure);
  if (descending === null)
    return { why: `More ${label.toLowerCase()} is neither better nor worse. Please say most or least.` };
  const stated = descending || end === 'least' ? [] : [orderStated(figure, end)];
  return { descending, change: null, stated };
};

/** Why the list has no such order, bound or shares. */
const orderObstacle = (
  { lexemes, figure }: Asked,
  { change }: Order,
  isBoundOfChange: boolean,
): string | null => {
  const bounds = of(lexemes, 'bound').length;
  if (bounds > 1 || (bounds > 0 && change !== null && !isBoundOfChange))
    return 'I can hold a list against one bound at a time, and not a list of changes.';
  if (change !== null && has(lexemes, 'averageBound'))
    return 'I can hold values against their average, and not changes.';
  if (isShareOfEach(lexemes))
    return 'I can give the share of each in the total, and not a share within each. Ask for one of them at a time.';
  if (change !== null && of(lexemes, 'share').some(({ isPercent }) => isPercent !== true))
    return 'I can rank changes of a figure, and not of its shares.';
  return has(lexemes, 'share') && change === null && !isFactMeasure(figure)
    ? `${figureOf(figure).label} is a ratio, so its parts have no shares.`
    : null;
};

/** A better CPA than average is a lower one. */
const averageSide = ({ lexemes, figure }: Asked): RankQuestion['average'] => {
  const is = of(lexemes, 'averageBound')[0]?.is ?? null;
  if (is === null || is === 'above' || is === 'below') return is;
  return (figureOf(figure).direction === 'up') === (is === 'better') ? 'above' : 'below';
};

/** “Mobile share of revenue by client” is of each client, “share of mobile revenue by client” of all. */
const isShareOfEach = (lexemes: readonly Lexeme[]): boolean => {
  const at = lexemes.findIndex(({ kind }) => kind === 'share');
  return at > 0 && lexemes.slice(0, at).some(({ kind }) => kind === 'filter');
};

export const rankOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times } = asked;
  const kind = kindOf(asked, side);
  if (kind === null) return null;
  if (typeof kind === 'object') return kind;
  const unused = unusedInRanking(asked);
  if (unused !== null) return { why: unused };
  const order = orderOf(asked);
  if ('why' in order) return order;
  if (isOpenComparison(lexemes)) return { why: 'What should it be compared with?' };
  const by = order.change === null ? null : changeBound(lexemes, figure);
  const obstacle = orderObstacle(asked, order, by !== null);
  if (obstacle !== null) return { why: obstacle };
  const hasShares = has(lexemes, 'share') && order.change === null;
  const bound = by === null ? (of(lexemes, 'bound')[0]?.bound ?? null) : null;
  const isOfShare = bound?.isPercent === true && figureOf(figure).unit !== 'percent';
  const { descending } = order;
  const change =
    by === null ? order.change : { sense: 'either' as const, ...order.change, isRelative: true, by };
  return {
    question: {
      intent: 'rank',
      figure,
      side,
      against: times.against,
      by: kind,
      descending,
      most: mostOf(lexemes),
      skip: skipOf(lexemes),
      bound: isOfShare ? null : bound,
      where: asked.where,
      shareBound: isOfShare ? bound : null,
      average: averageSide(asked),
      hasShares,
      isCompared: change === null && has(lexemes, 'versus', 'before', 'yearBefore'),
      change,
      interval: null,
      stated: [...times.stated, ...statedBy(lexemes), ...order.stated],
    },
  };
};
