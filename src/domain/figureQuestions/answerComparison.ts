/** Answers comparisons of several items, with one query each. */
import { englishList } from '../english/englishList.ts';
import { figureChange } from '../kpi/figureChange.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  sourcesOf,
  whom,
} from './figureEvidence.ts';
import type { CompareQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';

/** Descending; rows without a value come last. */
const byValue = (one: { value: number | null }, other: { value: number | null }): number =>
  (other.value ?? Number.NEGATIVE_INFINITY) - (one.value ?? Number.NEGATIVE_INFINITY);

const differenceWords = (
  figure: FigureName,
  rows: readonly { label: string; value: number | null }[],
): string => {
  const [first, second, ...more] = rows;
  if (!first || !second || more.length > 0) return '';
  const { words, reason } = figureChange(figure, first.value, second.value);
  if (reason !== null) return '';
  if (words === 'no change') return '; both are the same';
  return `; ${first.label} has ${words.replace(/^up /, '').replace(/^down /, '')} ${words.startsWith('up') ? 'more' : 'less'}`;
};

export const compareAnswer = async (
  question: CompareQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, sides } = question;
  const replies = await Promise.all(sides.map((side) => ask(side, facts, { against: none, interval: null })));
  const [first] = replies;
  if (first === undefined) throw new Error('A comparison has sides');
  const rows = replies
    .map(({ side, reply }) => ({
      key: side.label,
      label: side.label,
      value: reply.totals[figure],
      previous: null,
      share: null,
    }))
    .toSorted(byValue);
  const isOfClients = new Set(sides.map(({ client }) => client?.id)).size > 1;
  const list = englishList(rows.map(({ label, value }) => `${label} ${figureText(figure, value)}`));
  const of = isOfClients ? '' : ` of ${whom(first.side, facts)}`;
  const figures = await evidence(question, first, facts, {
    kind: 'compare',
    by: null,
    value: first.reply.totals[figure],
    previous: null,
    compared_range: null,
    series: [],
    rows,
    views: replies.map((one) => linkOf(one.side.label, one)),
  });
  const explained = await Promise.all(
    replies.map(async ({ view, reply }) =>
      sourcesOf(await facts.engine.explain({ ...view.query, figure }), reply),
    ),
  );
  const sources = explained.flat();
  return {
    answer: `${figureOf(figure).label}${of} ${onDays(first.reply.range)}: ${list}${differenceWords(figure, rows)}.`,
    figures: {
      ...figures,
      client: isOfClients ? null : figures.client,
      of: isOfClients ? englishList(sides.map(({ label }) => label)) : figures.of,
      filters: isOfClients ? figures.filters : [englishList(sides.map(({ label }) => label))],
      sources: [...new Map(sources.map((one) => [one.label, one])).values()],
      rows_used: sources.reduce((sum, { rows: used }) => sum + used, 0),
    },
  };
};
