/** How far a goal is reached for the part of its period that is over. */
import { ratioOf } from '../kpi/ratios.ts';

export type GoalProgress = {
  /** Of the days that are over; null where nothing tells of it. */
  readonly actual: number | null;
  /** Of the whole period. */
  readonly target: number;
  /** A sum grows with its period, a ratio such as CPA or MER does not. */
  readonly kind: 'sum' | 'ratio';
  /** `lower`: less is better, as for CPA. */
  readonly better: 'higher' | 'lower';
  readonly days: number;
  readonly elapsed: number;
};

/** What of the target is due after the days that are over. */
export const dueOf = ({ target, kind, days, elapsed }: Omit<GoalProgress, 'actual' | 'better'>): number => {
  if (kind === 'ratio') return target;
  return days <= 0 ? 0 : (target * Math.min(Math.max(elapsed, 0), days)) / days;
};

/**
 * Actual ÷ (target × elapsed share of the period): 1 is as planned, 0.71 is 71 % of where it should be; the other way round
 * where less is better. Null without figures, without a target and on the first day.
 */
export const goalAttainment = (goal: GoalProgress): number | null => {
  const { actual, elapsed, better } = goal;
  const due = dueOf(goal);
  if (actual === null || elapsed <= 0 || due <= 0) return null;
  return better === 'higher' ? ratioOf(actual, due) : ratioOf(due, actual);
};

/** Below it a goal will be missed if it goes on like this: it is more than 10 % behind. */
export const attainmentNeeded = 0.9;
