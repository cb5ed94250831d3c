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

/**
 * Projected ÷ target at the end of the period: 0.98 will reach 98 % of the target; the other way round where less is better.
 * Null without a projection.
 */
export const goalOutlook = (
  projected: number | null,
  { target, better }: Pick<GoalProgress, 'target' | 'better'>,
): number | null => {
  if (projected === null) return null;
  return better === 'higher' ? ratioOf(projected, target) : ratioOf(target, projected);
};

/** Below it a goal will be missed if it goes on like this: it is more than 10 % behind. */
export const attainmentNeeded = 0.9;
