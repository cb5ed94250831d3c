/** Words the quotients of a metric: its share of a whole, its value per unit, its mean per day or week. */
import { epochDayOf } from '../calendar/epochDay.ts';
import { englishDollars, englishNumber } from '../english/englishNumber.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { lengthOf } from '../metrics/viewInterval.ts';
import { type AnsweringFacts, ask, type SideReply, subject } from './figureEvidence.ts';
import type { ValueAsk, ValueQuestion } from './figureQuestion.ts';

type Of<Is extends ValueAsk['is']> = Extract<ValueAsk, { readonly is: Is }>;

const shareOf = (part: number | null, all: number | null): string | null =>
  part === null || all === null || all === 0
    ? null
    : `${englishNumber((part / all) * 100, { least: 1, most: 1 })}%`;

export const shareSentence = async (
  figure: FigureName,
  { whole }: Of<'share'>,
  own: SideReply & Pick<ValueQuestion, 'against'>,
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

/** Four decimals below a tenth, so that a rate does not become 0.00. */
const plainQuotient = (quotient: number): string =>
  englishNumber(quotient, { least: 2, most: Math.abs(quotient) < 0.1 ? 4 : 2 });

/** Dollars with cents, otherwise decimals. */
export const quotientText = (figure: FigureName, quotient: number): string =>
  figureOf(figure).unit === 'money'
    ? englishDollars(quotient / 100, { least: 2, most: 2 })
    : plainQuotient(quotient);

export const perSentence = (figure: FigureName, { figure: by }: Of<'per'>, own: SideReply): string => {
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

/** Two amounts of money give a plain number; `isPercent` and parts of a whole are percentages too. */
export const ratioSentence = (
  figure: FigureName,
  { figure: by, isPercent }: Of<'ratio'>,
  { reply: { totals, previous } }: SideReply,
): string => {
  const [above, below] = [totals[figure], totals[by]];
  if (above === null || below === null || below === 0)
    return `There is no ${figureInSentence(by)} to divide it by.`;
  const isMoney = figureOf(figure).unit === 'money' && figureOf(by).unit !== 'money';
  const textOf = (quotient: number): string => {
    if (isPercent) return `${englishNumber(quotient * 100, { least: 2, most: 2 })}%`;
    return isMoney ? quotientText(figure, quotient) : plainQuotient(quotient);
  };
  const [aboveBefore, belowBefore] = [previous?.[figure] ?? null, previous?.[by] ?? null];
  const before =
    aboveBefore === null || belowBefore === null || belowBefore === 0
      ? ''
      : ` Before: ${textOf(aboveBefore / belowBefore)}.`;
  return `${figureOf(figure).label} ÷ ${figureInSentence(by)}: ${figureText(figure, above)} ÷ ${figureText(by, below)} = ${textOf(above / below)}.${before}`;
};

const unitDays = { hour: 1 / 24, day: 1, week: 7, month: 30.4375 } as const;

const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (epochDayOf(to) ?? 0) - (epochDayOf(from) ?? 0) + 1;

/** Left out for months, whose lengths differ. */
const averageBefore = (
  figure: FigureName,
  unit: Of<'average'>['unit'],
  { previous, compared_range: range }: SideReply['reply'],
): string => {
  const value = previous?.[figure] ?? null;
  if (value === null || range === null || unit === 'month') return '';
  return ` Before: ${quotientText(figure, value / (daysOf(range) / unitDays[unit]))} a ${unit}.`;
};

/** Divides by calendar months if the period consists of whole ones, otherwise by days. */
export const averageSentence = (
  figure: FigureName,
  { unit }: Of<'average'>,
  { side, reply }: SideReply,
): string => {
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
