/** Answers which days, weeks, months or quarters had the highest or lowest value, or lie within bounds. */
import { englishList } from '../english/englishList.ts';
import { ordinal } from '../english/ordinal.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { meets, whereText } from './boundWords.ts';
import {
  type AnsweringFacts,
  evidence,
  type FigureAnswerText,
  linkOf,
  type SideReply,
  subject,
} from './figureEvidence.ts';
import type { PeakQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { onWeekdays, readSteps, type Step, stepName } from './stepSpans.ts';

type Valued = Step & { readonly value: number };

const valuedSteps = ({ figure }: PeakQuestion, steps: readonly Step[]): readonly Valued[] =>
  steps.flatMap((step) => {
    const value = step.figures[figure];
    return value === null ? [] : [{ ...step, value }];
  });

/** A further metric of a condition is shown with its value. */
const stepText = ({ figure, unit, where }: PeakQuestion, step: Valued): string => {
  const others = where.filter((one) => one.figure !== figure);
  const more = others.map(
    (one) => `, ${figureInSentence(one.figure)} ${figureText(one.figure, step.figures[one.figure])}`,
  );
  return `${stepName(unit, step)} ${figureText(figure, step.value)}${more.join('')}`;
};

const mostListed = 10;

const sentenceOf = (
  question: PeakQuestion,
  steps: readonly Valued[],
  own: SideReply,
  facts: AnsweringFacts,
): string => {
  const { figure, unit, descending, most, skip, where, side } = question;
  const about = subject(figureInSentence(figure), side, facts);
  const days = `${onDays(own.reply.range)}${onWeekdays(question)}`;
  const meant = steps
    .filter((step) => meets(where, step.figures))
    .toSorted((one, other) => (descending ? other.value - one.value : one.value - other.value));
  const limit = where.length === 0 ? '' : ` ${whereText(figure, where)}`;
  if (meant.length === 0) return `No whole ${unit} ${days} had ${about}${limit}.`;
  const listed = meant.slice(skip, skip + (most ?? mostListed));
  if (listed.length === 0) return `Only ${meant.length} ${unit}s ${days} have ${about}${limit}.`;
  const list = englishList(listed.map((step) => stepText(question, step)));
  const left = where.length === 0 ? 0 : meant.length - skip - listed.length;
  const end = descending ? 'highest' : 'lowest';
  const count = `${meant.length} of ${steps.length} ${unit}s ${days} had ${about}${limit}`;
  const place = skip === 0 ? '' : `${ordinal(skip + 1)} `;
  if (where.length > 0)
    return `${count}, the ${place}${end} first: ${list}${left > 0 ? `; ${left} more follow` : ''}.`;
  const lead =
    listed.length === 1
      ? `The ${unit} with the ${place}${end} ${about}`
      : `The ${unit}s with the ${place}${end} ${about}`;
  return `${lead} ${days}: ${list}.`;
};

export const peakAnswer = async (
  question: PeakQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side } = question;
  const { own, steps } = await readSteps(side, question, facts);
  const figures = await evidence(question, own, facts, {
    kind: 'value',
    by: null,
    value: own.reply.totals[figure],
    previous: null,
    compared_range: null,
    series: own.reply.series.map((point) => ({
      at: point.at,
      open: point.open,
      value: point[figure],
      previous: null,
    })),
    rows: [],
    views: [linkOf('Open in dashboard', own)],
  });
  return { answer: sentenceOf(question, valuedSteps(question, steps), own, facts), figures };
};
