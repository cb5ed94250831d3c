/** Answers questions about days of the week and hours of the day, each summed over the period. */
import { weekdayOf } from '../calendar/epochDay.ts';
import { englishList } from '../english/englishList.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { ordinal } from '../english/ordinal.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { type FigureName, isFactMeasure } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { lengthOf } from '../metrics/viewInterval.ts';
import { weekdays } from '../reports/scheduleWords.ts';
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
import type { DayPartsQuestion, WeekdaySet } from './figureQuestion.ts';
import { onDays } from './figureWording.ts';
import { quotientText } from './quotientSentences.ts';
import { readSteps, summed } from './stepSpans.ts';

type Part = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly days: number;
  /** An amount on average per day, a ratio as it is. */
  readonly score: number;
};

type Read = { readonly own: SideReply; readonly parts: readonly Part[] };

const partOf = (
  figure: FigureName,
  { key, label, days }: Pick<Part, 'key' | 'label' | 'days'>,
  value: number | null,
): readonly Part[] => {
  if (value === null || days === 0) return [];
  return [{ key, label, value, days, score: isFactMeasure(figure) ? value / days : value }];
};

const allWeekdays: readonly WeekdaySet[] = weekdays.map((name, day) => ({ days: [day], label: `${name}s` }));

const readWeekdays = async (
  { figure, side }: DayPartsQuestion,
  sets: readonly WeekdaySet[],
  facts: AnsweringFacts,
): Promise<Read> => {
  const { own, steps } = await readSteps(side, { unit: 'day', weekdays: null }, facts);
  const parts = sets.flatMap(({ days, label }) => {
    const within = steps.filter(
      ({ from, figures }) => days.includes(weekdayOf(from)) && figures[figure] !== null,
    );
    const value = summed(
      figure,
      steps.filter(({ from }) => days.includes(weekdayOf(from))).map((one) => one.figures),
    );
    return partOf(figure, { key: label, label, days: within.length }, value);
  });
  return { own, parts };
};

/** A query by hour covers at most two weeks. */
const longestHours = 14;

const fortnights = ({ from, to }: Days): readonly Days[] => {
  const all: Days[] = [];
  for (let day = from; day <= to; day += longestHours)
    all.push({ from: day, to: Math.min(to, day + longestHours - 1) });
  return all;
};

const hourName = (hour: string): string => `${hour}:00 to ${hour}:59`;

const readHours = async ({ figure, side }: DayPartsQuestion, facts: AnsweringFacts): Promise<Read> => {
  const replies = await Promise.all(
    fortnights(side.days).map((days) => ask({ ...side, days }, facts, { against: none, interval: 'hour' })),
  );
  const own = await ask(side, facts, { against: none, interval: null });
  if (replies.some(({ reply }) => reply.notes.some(({ code }) => code === 'hoursUntold')))
    return { own, parts: [] };
  const points = replies.flatMap(({ reply }) => reply.series.filter(({ open }) => !open));
  const byHour = Map.groupBy(points, ({ at }) => at.slice(11, 13));
  const parts = [...byHour].flatMap(([hour, all]) =>
    partOf(figure, { key: hour, label: hourName(hour), days: lengthOf(side.days) }, summed(figure, all)),
  );
  return { own, parts: parts.toSorted((one, other) => one.key.localeCompare(other.key)) };
};

const partText = ({ figure, parts }: DayPartsQuestion, { label, value, days, score }: Part): string => {
  if (!isFactMeasure(figure)) return `${label} ${figureText(figure, value)}`;
  const average = `${quotientText(figure, score)} a day on average`;
  const counted = parts === 'hour' ? '' : ` over ${englishNumber(days)} day${days === 1 ? '' : 's'}`;
  return `${label} ${average} (${figureText(figure, value)}${counted})`;
};

const kindOf = ({ parts }: DayPartsQuestion): string =>
  parts === 'hour' ? 'hour of the day' : 'day of the week';

const sentenceOf = (
  question: DayPartsQuestion,
  { own, parts }: Read,
  { shown, facts }: { readonly shown: readonly Part[]; readonly facts: AnsweringFacts },
): string => {
  const { figure, descending, skip, side } = question;
  const about = subject(figureInSentence(figure), side, facts);
  const days = onDays(own.reply.range);
  if (parts.length === 0)
    return question.parts === 'hour'
      ? `No source of ${about} reports hours ${days}.`
      : `None of these days lie in the period ${days}, or none has ${about}.`;
  const list = englishList(shown.map((one) => partText(question, one)));
  if (typeof question.parts !== 'string')
    return `${about.slice(0, 1).toUpperCase()}${about.slice(1)} ${days}: ${list}.`;
  const end = descending === false ? 'lowest' : 'highest';
  const place = skip === 0 ? '' : `${ordinal(skip + 1)} `;
  if (descending === null) return `By ${kindOf(question)}, ${about} ${days}: ${list}.`;
  return shown.length === 1
    ? `The ${kindOf(question)} with the ${place}${end} ${about} ${days}: ${list}.`
    : `By ${kindOf(question)}, ${about} ${days}, the ${place}${end} first: ${list}.`;
};

const shownOf = ({ descending, most, skip }: DayPartsQuestion, parts: readonly Part[]): readonly Part[] => {
  const sorted =
    descending === null
      ? parts
      : parts.toSorted((one, other) => (descending ? other.score - one.score : one.score - other.score));
  return sorted.slice(skip, most === null ? undefined : skip + most);
};

export const dayPartsAnswer = async (
  question: DayPartsQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure } = question;
  const read =
    question.parts === 'hour'
      ? await readHours(question, facts)
      : await readWeekdays(question, question.parts === 'weekday' ? allWeekdays : question.parts, facts);
  const shown = shownOf(question, read.parts);
  const [only] = shown;
  const isOne = typeof question.parts !== 'string' && shown.length === 1;
  const figures = await evidence(question, read.own, facts, {
    kind: 'compare',
    by: null,
    value: isOne && only ? only.value : read.own.reply.totals[figure],
    previous: null,
    compared_range: null,
    series: [],
    rows: shown.map(({ key, label, value }) => ({ key, label, value, previous: null, share: null })),
    views: [linkOf('Open in dashboard', read.own)],
  });
  return { answer: sentenceOf(question, read, { shown, facts }), figures };
};
