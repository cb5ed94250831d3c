/** Answers which days, weeks or months had the highest or lowest value, or exceed a bound. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { mondayOf, monthEnd, monthStart } from '../calendar/months.ts';
import { englishDate } from '../english/englishDay.ts';
import { englishList } from '../english/englishList.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { figureText } from '../kpi/figureText.ts';
import { boundText, holdsFor } from './boundWords.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  type SideReply,
  subject,
} from './figureEvidence.ts';
import type { PeakQuestion } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';

type Step = { readonly from: EpochDay; readonly to: EpochDay; readonly value: number };

const wholeOf = (unit: PeakQuestion['unit'], day: EpochDay) => {
  if (unit === 'day') return { from: day, to: day };
  return unit === 'week'
    ? { from: mondayOf(day), to: mondayOf(day) + 6 }
    : { from: monthStart(day), to: monthEnd(day) };
};

/** Complete steps only: a truncated one would falsely be the lowest. */
const stepsOf = ({ unit, side, figure }: PeakQuestion, { reply }: SideReply): readonly Step[] =>
  reply.series.flatMap((point) => {
    const value = point[figure];
    const day = epochDayOf(point.at.slice(0, 10));
    if (value === null || day === null || (unit === 'day' && point.open)) return [];
    const { from, to } = wholeOf(unit, day);
    return from < side.days.from || to > side.days.to ? [] : [{ from, to, value }];
  });

const nameOf = (unit: PeakQuestion['unit'], { from, to }: Step): string =>
  unit === 'day' ? englishDate(from) : `${englishDate(from)} to ${englishDate(to)}`;

const sentenceOf = (
  question: PeakQuestion,
  steps: readonly Step[],
  own: SideReply,
  facts: AnsweringFacts,
): string => {
  const { figure, unit, descending, most, bound, side } = question;
  const about = subject(figureInSentence(figure), side, facts);
  const days = onDays(own.reply.range);
  const meant = steps
    .filter(({ value }) => bound === null || holdsFor(figure, bound, value))
    .toSorted((one, other) => (descending ? other.value - one.value : one.value - other.value));
  const limit = bound === null ? '' : ` ${boundText(figure, bound)}`;
  if (meant.length === 0) return `No whole ${unit} ${days} had ${about}${limit}.`;
  const listed = meant.slice(0, most ?? mostListed);
  const list = englishList(listed.map((step) => `${nameOf(unit, step)} ${figureText(figure, step.value)}`));
  const left = bound === null ? 0 : meant.length - listed.length;
  const end = descending ? 'highest' : 'lowest';
  const count = `${meant.length} of ${steps.length} ${unit}s ${days} had ${about}${limit}`;
  if (bound !== null) return `${count}, the ${end} first: ${list}${left > 0 ? `; ${left} more follow` : ''}.`;
  const lead =
    listed.length === 1 ? `The ${unit} with the ${end} ${about}` : `The ${unit}s with the ${end} ${about}`;
  return `${lead} ${days}: ${list}.`;
};

const mostListed = 10;

export const peakAnswer = async (
  question: PeakQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, unit } = question;
  const own = await ask(side, facts, { against: none, interval: unit });
  const steps = stepsOf(question, own);
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
  return { answer: sentenceOf(question, steps, own, facts), figures };
};
