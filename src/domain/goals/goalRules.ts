/** What a goal and a media budget of a client may be. */
import { type TargetFigure, targetFigureWords } from './targetFigures.ts';

export const goalPeriods = ['month', 'quarter'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

export const goalPeriodLabels: Readonly<Record<GoalPeriod, string>> = {
  month: 'Each month',
  quarter: 'Each quarter',
};

/** Of counts and cents; beyond it, it is a slip of the keyboard. */
const most = 1_000_000_000_000;
const mostRatio = 1_000;

/** What is wrong with a target of that figure; null when nothing is. */
export const targetProblem = (figure: TargetFigure, target: number): string | null => {
  if (!(target > 0)) return 'Must be more than 0';
  const { unit } = targetFigureWords[figure];
  if (unit === 'share') return target <= 1 ? null : 'Must be at most 1, which is 100 percent';
  if (unit === 'ratio') return target <= mostRatio ? null : `Must be at most ${mostRatio}`;
  if (!Number.isInteger(target)) return 'Must be a whole number';
  return target <= most ? null : 'Is too large';
};

const monthText = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** What is wrong with a month from which a goal counts, such as `2026-11`; null when nothing is. */
export const startMonthProblem = (month: string): string | null =>
  monthText.test(month) ? null : 'Enter a month such as 2026-11';

/** What is wrong with a monthly media budget in cents; null when nothing is. */
export const monthlyBudgetProblem = (cents: number): string | null => {
  if (!Number.isInteger(cents)) return 'Must be a whole number of cents';
  if (cents <= 0) return 'Must be more than 0';
  return cents <= most ? null : 'Is too large';
};
