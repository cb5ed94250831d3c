/** Validates goals and media budgets of a client. */
import { type TargetFigure, targetFigureWords } from './targetFigures.ts';

export const goalPeriods = ['month', 'quarter'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

export const goalPeriodLabels: Readonly<Record<GoalPeriod, string>> = {
  month: 'Each month',
  quarter: 'Each quarter',
};

/** Counts and cents beyond it are a typo. */
const most = 1_000_000_000_000;
const mostRatio = 1_000;

export const targetProblem = (figure: TargetFigure, target: number): string | null => {
  if (!(target > 0)) return 'Must be more than 0';
  const { unit } = targetFigureWords[figure];
  if (unit === 'share') return target <= 1 ? null : 'Must be at most 1, which is 100 percent';
  if (unit === 'ratio') return target <= mostRatio ? null : `Must be at most ${mostRatio}`;
  if (!Number.isInteger(target)) return 'Must be a whole number';
  return target <= most ? null : 'Is too large';
};

const monthText = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Validates the start month, such as `2026-11`; null if valid. */
export const startMonthProblem = (month: string): string | null =>
  monthText.test(month) ? null : 'Enter a month such as 2026-11';

export const monthlyBudgetProblem = (cents: number): string | null => {
  if (!Number.isInteger(cents)) return 'Must be a whole number of cents';
  if (cents <= 0) return 'Must be more than 0';
  return cents <= most ? null : 'Is too large';
};
