/** Formats the calculation of a goal's attainment and a budget's pacing. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { type AgencyFigureName, agencyFigures } from '#domain/kpi/agencyFigures.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { standingWords } from '#domain/portfolio/goalStatus.ts';
import { writtenFigure } from '../figures/figureWriting.ts';
import type { BudgetProgress, GoalReached } from './goalProgress.ts';

export type ProgressArithmetic = {
  readonly title: string;
  readonly definition: string;
  /** From the dictionary of metrics: `actual ÷ (target × elapsed share of the period)`. */
  readonly formula: string;
  /** `$12,300 ÷ ($20,000 × 24 of 30 days) = 77%`. */
  readonly sum: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
};

const percent = (part: number | null): string => (part === null ? '—' : `${Math.round(part * 100)}%`);

const told = (name: AgencyFigureName) => ({
  definition: agencyFigures[name].note,
  formula: agencyFigures[name].formula,
});

/** `last` is the last full day. */
export const goalArithmetic = (
  { goal, label, actual, due, attainment, standing, projected }: GoalReached,
  currency: string,
  last: EpochDay,
): ProgressArithmetic => {
  const { kind, better } = goalNature(goal.figure);
  const { days, elapsed } = countedPeriod(goal.period, last);
  const write = (value: number | null): string => writtenFigure(goal.figure, value, currency);
  const target = write(goal.target);
  const expected = kind === 'sum' ? `(${target} × ${elapsed} of ${days} days)` : target;
  const sides = better === 'higher' ? [write(actual), expected] : [expected, write(actual)];
  return {
    title: `Goal for ${label}`,
    ...told('attainment'),
    sum: `${sides.join(' ÷ ')} = ${percent(attainment)}`,
    lines: [
      [`Target of the ${goal.period}`, target],
      ['Reached so far', write(actual)],
      ['Expected so far', write(due)],
      ['Attainment', percent(attainment)],
      [`The ${goal.period} will end near`, `${write(projected)}, ${standingWords[standing].toLowerCase()}`],
    ],
  };
};

export const budgetArithmetic = (
  { budgetCents, spentCents, dueCents, pacing, projectedCents }: BudgetProgress,
  currency: string,
  last: EpochDay,
): ProgressArithmetic => {
  const { days, elapsed } = countedPeriod('month', last);
  const write = (cents: number | null): string => writtenFigure('spend_cents', cents, currency);
  return {
    title: 'Budget of the month',
    ...told('pacing'),
    sum: `${write(spentCents)} ÷ (${write(budgetCents)} × ${elapsed} of ${days} days) = ${percent(pacing)}`,
    lines: [
      ['Budget of the month', write(budgetCents)],
      ['Spent so far', write(spentCents)],
      ['Expected so far', write(dueCents)],
      ['The month will end near', write(projectedCents)],
    ],
  };
};
