/** Answers the value of a metric, its comparison and the contributions to its change. */

import { epochDayOf } from '../calendar/epochDay.ts';
import { englishDollars, englishNumber } from '../english/englishNumber.ts';
import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { lengthOf } from '../metrics/viewInterval.ts';
import { boundText, boundValue, holdsFor } from './boundWords.ts';
import { changeText, differenceText } from './changeSentence.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  subject,
  type Told,
} from './figureEvidence.ts';
import type { Side, ValueAsk, ValueQuestion } from './figureQuestion.ts';
import { againstWords, besideWords, onDays, reasonOfNone } from './figureWording.ts';
import { isUpward } from './readChange.ts';
import { whyOf } from './whyOf.ts';

type Of<Is extends ValueAsk['is']> = Extract<ValueAsk, { readonly is: Is }>;

/** `Yes.`, `No.`, `Up.`; empty if unknown. */
const verdictOf = (figure: FigureName, { sense, isYesNo }: Of<'change'>, { reply }: Told): string => {
  const [current, previous] = [reply.totals[figure], reply.previous?.[figure] ?? null];
  if (current === null || previous === null) return '';
  const upward = isUpward(sense, figure);
  if (upward === null || !isYesNo)
    return current === previous ? 'No change. ' : current > previous ? 'Up. ' : 'Down. ';
  return (upward ? current > previous : current < previous) ? 'Yes. ' : 'No. ';
};

/** “Why did it drop” takes a drop for granted. */
const presumedSentence = (figure: FigureName, sense: Of<'cause'>['sense'], { reply }: Told): string => {
  const [current, previous] = [reply.totals[figure], reply.previous?.[figure] ?? null];
  const upward = sense === null ? null : isUpward(sense, figure);
  if (upward === null || current === null || previous === null) return '';
  if (current === previous) return 'It did not change. ';
  const isUp = current > previous;
  return isUp === upward ? '' : isUp ? 'It went up, not down. ' : 'It went down, not up. ';
};

const boundSentence = (figure: FigureName, { bound, isYesNo }: Of<'bound'>, { reply }: Told): string => {
  const value = reply.totals[figure];
  if (value === null || boundValue(figure, bound) === null) return '';
  const isSo = holdsFor(figure, bound, value);
  return `${isYesNo ? (isSo ? 'Yes. ' : 'No. ') : ''}That is ${isSo ? '' : 'not '}${boundText(figure, bound)}. `;
};

const shareOf = (part: number | null, all: number | null): string | null =>
  part === null || all === null || all === 0
    ? null
    : `${englishNumber((part / all) * 100, { least: 1, most: 1 })}%`;

const shareSentence = async (
  figure: FigureName,
  { whole }: Of<'share'>,
  own: Told & Pick<ValueQuestion, 'against'>,
  facts: AnsweringFacts,
): Promise<string> => {
  const { reply } = await ask(whole, facts, { against: own.against, interval: null });
  const [part, all] = [own.reply.totals[figure], reply.totals[figure]];
  const share = shareOf(part, all);
  if (share === null) return '';
  const [partBefore, allBefore] = [own.reply.previous?.[figure] ?? null, reply.previous?.[figure] ?? null];
  const shareBefore = shareOf(partBefore, allBefore);
  const before =
    shareBefore === null ? '' : ` Before, it was ${shareBefore} of ${figureText(figure, allBefore)}.`;
  return `That is ${share} of ${subject(figureInSentence(figure), whole, facts)}, ${figureText(figure, all)}.${before}`;
};

/** Dollars with cents, otherwise two decimals. */
const quotientText = (figure: FigureName, quotient: number): string =>
  figureOf(figure).unit === 'money'
    ? englishDollars(quotient / 100, { least: 2, most: 2 })
    : englishNumber(quotient, { least: 2, most: 2 });

const perSentence = (figure: FigureName, { figure: by }: Of<'per'>, own: Told): string => {
  const [value, divisor] = [own.reply.totals[figure], own.reply.totals[by]];
  if (value === null || divisor === null || divisor === 0)
    return `No ${figureInSentence(by)} are reported to divide it by.`;
  const [above, below] = [figureText(figure, value), figureText(by, divisor)];
  const [valueBefore, divisorBefore] = [
    own.reply.previous?.[figure] ?? null,
    own.reply.previous?.[by] ?? null,
  ];
  const before =
    valueBefore === null || divisorBefore === null || divisorBefore === 0
      ? ''
      : ` Before: ${quotientText(figure, valueBefore / divisorBefore)} each.`;
  return `By ${figureInSentence(by)}: ${above} ÷ ${below} = ${quotientText(figure, value / divisor)} each.${before}`;
};

const unitDays = { hour: 1 / 24, day: 1, week: 7, month: 30.4375 } as const;

const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (epochDayOf(to) ?? 0) - (epochDayOf(from) ?? 0) + 1;

/** Left out for months, whose lengths differ. */
const averageBefore = (
  figure: FigureName,
  unit: Of<'average'>['unit'],
  { previous, compared_range: range }: Told['reply'],
): string => {
  const value = previous?.[figure] ?? null;
  if (value === null || range === null || unit === 'month') return '';
  return ` Before: ${quotientText(figure, value / (daysOf(range) / unitDays[unit]))} a ${unit}.`;
};

/** Divides by calendar months if the period consists of whole ones, otherwise by days. */
const averageSentence = (figure: FigureName, { unit }: Of<'average'>, { side, reply }: Told): string => {
  const value = reply.totals[figure];
  if (value === null) return '';
  const days = lengthOf(side.days);
  const months = reply.interval === 'month' ? reply.series.length : null;
  const count = unit === 'month' && months !== null ? months : days / unitDays[unit];
  const average = quotientText(figure, value / count);
  const by = englishNumber(count, { least: 0, most: 1 });
  const before = averageBefore(figure, unit, reply);
  return `On average ${average} a ${unit}, over ${by} ${unit}${count === 1 ? '' : 's'}.${before}`;
};

const sumOf = (side: Side, facts: AnsweringFacts, days: Side['days']) =>
  ask({ ...side, days }, facts, { against: none, interval: null });

const spanSentence = async (
  figure: FigureName,
  { ends }: Of<'span'>,
  own: Told,
  facts: AnsweringFacts,
): Promise<string> => {
  const [first, second] = await Promise.all(
    [ends.first, ends.second].map(({ days }) => sumOf(own.side, facts, days)),
  );
  const [before, after] = [first?.reply.totals[figure] ?? null, second?.reply.totals[figure] ?? null];
  if (first === undefined || second === undefined || before === null || after === null) return '';
  return `Its ends: ${onDays(first.reply.range)} ${figureText(figure, before)}, ${onDays(second.reply.range)} ${figureText(figure, after)}, ${changeText(figure, after, before)}.`;
};

const endsSentence = async (
  figure: FigureName,
  { together }: Of<'ends'>,
  own: Told,
  facts: AnsweringFacts,
): Promise<string> => {
  const { reply } = await sumOf(own.side, facts, together);
  const total = reply.totals[figure];
  return total === null
    ? ''
    : `The whole span ${onDays(reply.range)} ${wasOrWere(figure)} ${figureText(figure, total)}.`;
};

const causeSentence = async (
  question: ValueQuestion,
  { suspect }: Of<'cause'>,
  facts: AnsweringFacts,
): Promise<string> => {
  const noCause = 'Figures show where a change comes from, not what caused it.';
  const told = suspect && (await ask(suspect, facts, { against: question.against, interval: null }));
  const { figure } = question;
  const [now, then] = [told?.reply.totals[figure] ?? null, told?.reply.previous?.[figure] ?? null];
  if (suspect === null || now === null || then === null) return noCause;
  return `${subject(figureOf(figure).label, suspect, facts)} alone: ${changeText(figure, now, then)}. ${noCause}`;
};

const afterwards = async (question: ValueQuestion, own: Told, facts: AnsweringFacts): Promise<string> => {
  const { figure, ask: asked } = question;
  switch (asked?.is) {
    case 'share':
      return shareSentence(figure, asked, { ...own, against: question.against }, facts);
    case 'per':
      return perSentence(figure, asked, own);
    case 'average':
      return averageSentence(figure, asked, own);
    case 'span':
      return spanSentence(figure, asked, own, facts);
    case 'ends':
      return endsSentence(figure, asked, own, facts);
    case 'cause':
      return causeSentence(question, asked, facts);
    default:
      return '';
  }
};

const before = ({ intent, figure, ask: asked }: ValueQuestion, own: Told): string => {
  if (intent === 'why')
    return asked?.is === 'change' || asked?.is === 'cause' ? presumedSentence(figure, asked.sense, own) : '';
  if (asked?.is === 'change') return verdictOf(figure, asked, own);
  return asked?.is === 'bound' ? boundSentence(figure, asked, own) : '';
};

type Said = { readonly sentence: string; readonly parts: readonly string[]; readonly facts: AnsweringFacts };

const withAsked = async (
  question: ValueQuestion,
  own: Told,
  { sentence, parts, facts }: Said,
): Promise<string> =>
  [`${before(question, own)}${sentence}`, ...parts, await afterwards(question, own, facts)]
    .filter((text) => text !== '')
    .join(' ');

const noneSentence = (figure: FigureName, { side, reply }: Told, facts: AnsweringFacts): string => {
  const silent =
    reply.freshness.length === 0
      ? 'nothing that reports figures is connected'
      : reasonOfNone(figure, reply.totals);
  return `There ${isOrAre(figure)} no ${subject(figureInSentence(figure), side, facts)} ${onDays(reply.range)}: ${silent}.`;
};

const valueSentence = (question: ValueQuestion, own: Told, facts: AnsweringFacts): string => {
  const { figure, ask: asked } = question;
  const { totals, previous, range, compared_range } = own.reply;
  const value = totals[figure];
  if (value === null) return noneSentence(figure, own, facts);
  const { label } = figureOf(figure);
  const said = `${subject(label, own.side, facts)} ${wasOrWere(figure)} ${figureText(figure, value)} ${onDays(range)}`;
  if (previous === null || compared_range === null) return `${said}.`;
  const before = previous[figure];
  const isLater = compared_range.from > range.to;
  const words = isLater ? besideWords(figure, value, before) : againstWords(figure, value, before);
  const against = `${words} ${onDays(compared_range)}`;
  const difference =
    before === null || (asked?.is !== 'change' && asked?.is !== 'ends')
      ? ''
      : `, ${differenceText(figure, value, before)}`;
  return `${said}, ${against}${difference}.`;
};

export const valueAnswer = async (
  question: ValueQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, against, interval } = question;
  const own = await ask(side, facts, { against, interval });
  const { reply, view } = own;
  const why = question.intent === 'why' ? await whyOf(figure, view.query, facts.engine.metrics) : null;
  // No chart if no source reports hours.
  const steps = reply.notes.some(({ code }) => code === 'hoursUntold') ? [] : reply.series;
  const figures = await evidence(question, own, facts, {
    kind: 'value',
    by: why === null ? null : 'channel',
    value: reply.totals[figure],
    previous: reply.previous?.[figure] ?? null,
    compared_range: reply.compared_range,
    series: steps.map((point) => ({
      at: point.at,
      open: point.open,
      value: point[figure],
      previous: point.previous?.[figure] ?? null,
    })),
    rows: why === null ? [] : [...why.rows],
    views: [linkOf('Open in dashboard', own)],
  });
  const sentence = valueSentence(question, own, facts);
  const parts = why === null ? [] : [why.sentence];
  return { answer: await withAsked(question, own, { sentence, parts, facts }), figures };
};
