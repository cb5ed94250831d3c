/** Computes goal attainment for the elapsed part of the period. */
import { ratioOf } from '../kpi/ratios.ts';

export type GoalProgress = {
  /** Over the elapsed days; null without data. */
  readonly actual: number | null;
  readonly target: number;
  /** `sum` grows with the period; `ratio`, such as CPA or MER, does not. */
  readonly kind: 'sum' | 'ratio';
  readonly better: 'higher' | 'lower';
  readonly days: number;
  readonly elapsed: number;
};

export const dueOf = ({ target, kind, days, elapsed }: Omit<GoalProgress, 'actual' | 'better'>): number => {
  if (kind === 'ratio') return target;
  return days <= 0 ? 0 : (target * Math.min(Math.max(elapsed, 0), days)) / days;
};

/**
 * Actual ÷ (target × elapsed share of the period): 1 is on plan. Inverted if lower is better. Null without
 * data, without a target and on the first day.
 */
export const goalAttainment = (goal: GoalProgress): number | null => {
  const { actual, elapsed, better } = goal;
  const due = dueOf(goal);
  if (actual === null || elapsed <= 0 || due <= 0) return null;
  return better === 'higher' ? ratioOf(actual, due) : ratioOf(due, actual);
};

/** A goal more than 10 % behind will be missed at this pace. */
export const attainmentNeeded = 0.9;
