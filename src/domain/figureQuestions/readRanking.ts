/** Whether a question asks for a list, of what, and which end of it comes first. */
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/figures.ts';
import type { Grouping } from '../metrics/metricQuestion.ts';
import type { Side } from './figureQuestion.ts';
import type { Lexeme, RankEnd } from './lexeme.ts';
import { type Asked, dimensionsIn, type Made, of, statedBy } from './questionParts.ts';

/** Which end of a list, the greatest first or the least. */
const descendingOf = (end: RankEnd, figure: FigureName): boolean | null => {
  const { direction } = figureOf(figure);
  if (end === 'most') return true;
  if (end === 'least') return false;
  const isGood = end === 'best' || end === 'top';
  if (direction === 'neutral') return end === 'top' ? true : end === 'bottom' ? false : null;
  return (direction === 'up') === isGood;
};

/** Of two words, such as “top 5 by highest CPA”, the second says what counts. */
const endOf = (lexemes: readonly Lexeme[]): RankEnd => {
  const [first = 'most', second] = of(lexemes, 'rank').map(({ end }) => end);
  return second !== undefined && (first === 'top' || first === 'bottom') ? second : first;
};

/** `Which channel has the most` asks for one, `the best channels` for five, `by channel` for all. */
const mostOf = (lexemes: readonly Lexeme[]): number | null => {
  const number = of(lexemes, 'number')[0];
  if (number) return number.value;
  if (of(lexemes, 'rank').length === 0) return null;
  return dimensionsIn(lexemes).some(({ words }) => !words.endsWith('s')) ? 1 : 5;
};

type Wrong = { readonly why: string };

const unclear: Wrong = {
  why: 'Rank what: channels, campaigns, devices, countries, sources or clients?',
};
const severalKinds: Wrong = {
  why: 'I can rank one kind at a time: channels, campaigns, devices, countries, sources or clients.',
};

/** Of what it is a list; null where it is none. */
const kindOf = ({ lexemes }: Asked, side: Side): Grouping | Wrong | null => {
  const [by, ...others] = new Set(dimensionsIn(lexemes).map((one) => one.by));
  const ends = of(lexemes, 'rank').length;
  const numbers = of(lexemes, 'number').length;
  if (by === undefined) return ends + numbers === 0 ? null : unclear;
  if (others.length > 0 || numbers > 1 || ends > 2) return severalKinds;
  if (by === 'client' && side.client !== null)
    return { why: 'A ranking of clients needs more than one client.' };
  return by;
};

const orderStated = (figure: FigureName, end: RankEnd): string => {
  const verdict = end === 'worst' || end === 'bottom' ? 'worse' : 'better';
  return `A lower ${figureOf(figure).label} is ${verdict}, so the list starts with the lowest.`;
};

/** Null where the question asks for no list. */
export const rankOf = (asked: Asked, side: Side): Made | null => {
  const { lexemes, figure, times } = asked;
  const by = kindOf(asked, side);
  if (by === null) return null;
  if (typeof by === 'object') return by;
  const end = endOf(lexemes);
  const descending = descendingOf(end, figure);
  const { label } = figureOf(figure);
  if (descending === null)
    return { why: `More ${label.toLowerCase()} is neither better nor worse. Please say most or least.` };
  const stated = descending || end === 'least' ? [] : [orderStated(figure, end)];
  return {
    question: {
      intent: 'rank',
      figure,
      side,
      against: times.against,
      by,
      descending,
      most: mostOf(lexemes),
      interval: null,
      stated: [...times.stated, ...statedBy(lexemes), ...stated],
    },
  };
};
