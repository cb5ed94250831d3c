/** How fast a budget is spent, and where its month will end. */
import { ratioOf } from '../kpi/ratios.ts';

export type BudgetMonth = {
  /** Of the whole month, in cents. */
  readonly budgetCents: number;
  /** Spent on the days that are over, in cents. */
  readonly spentCents: number;
  /** How many days the month has. */
  readonly days: number;
  /** How many of them are over. */
  readonly elapsed: number;
};

/** What would be spent by now if each day took the same part of the budget, in whole cents. */
export const expectedSpend = ({ budgetCents, days, elapsed }: Omit<BudgetMonth, 'spentCents'>): number =>
  days <= 0 ? 0 : Math.round((budgetCents * Math.min(elapsed, days)) / days);

/**
 * Spend to date ÷ (budget ÷ days × elapsed days): 1 is as planned, 1.22 is 22 % ahead. Null without a budget and before the
 * first day is over.
 */
export const pacingOf = (month: BudgetMonth): number | null =>
  ratioOf(month.spentCents, expectedSpend(month));

/** Beyond these, 10 % either way, the pace needs action. */
export const pacingBounds = { least: 0.9, most: 1.1 } as const;

export type PaceWord = 'behind' | 'onPace' | 'ahead';

/** Null where there is no pace. */
export const paceWordOf = (pacing: number | null): PaceWord | null => {
  if (pacing === null) return null;
  if (pacing < pacingBounds.least) return 'behind';
  return pacing > pacingBounds.most ? 'ahead' : 'onPace';
};

type Projection = {
  readonly spentCents: number;
  /** What was spent on each of the last days, at most seven of them count; null for a day that nothing tells of. */
  readonly lastDays: readonly (number | null)[];
  readonly daysLeft: number;
};

const trailing = 7;

/** Spend to date + mean of the last seven days × days left, in whole cents; null where no day is known. */
export const projectedSpend = ({ spentCents, lastDays, daysLeft }: Projection): number | null => {
  const known = lastDays.slice(-trailing).filter((cents) => cents !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, cents) => total + cents, 0);
  return spentCents + Math.round((sum * Math.max(0, daysLeft)) / known.length);
};
