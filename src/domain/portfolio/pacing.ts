/** Computes how fast a budget is spent, and the projected spend of the month. */
import { ratioOf } from '../kpi/ratios.ts';

export type BudgetMonth = {
  readonly budgetCents: number;
  readonly spentCents: number;
  readonly days: number;
  readonly elapsed: number;
};

/** Linear share of the budget for the elapsed days, in whole cents. */
export const expectedSpend = ({ budgetCents, days, elapsed }: Omit<BudgetMonth, 'spentCents'>): number =>
  days <= 0 ? 0 : Math.round((budgetCents * Math.min(elapsed, days)) / days);

/**
 * Spend to date ÷ (budget ÷ days × elapsed days): 1 is on plan, 1.22 is 22 % ahead. Null without a budget and
 * before the first day is over.
 */
export const pacingOf = (month: BudgetMonth): number | null =>
  ratioOf(month.spentCents, expectedSpend(month));

/** Outside of ±10 % the pace needs action. */
export const pacingBounds = { least: 0.9, most: 1.1 } as const;

export type PaceWord = 'behind' | 'onPace' | 'ahead';

export const paceWordOf = (pacing: number | null): PaceWord | null => {
  if (pacing === null) return null;
  if (pacing < pacingBounds.least) return 'behind';
  return pacing > pacingBounds.most ? 'ahead' : 'onPace';
};

type Projection = {
  readonly spentCents: number;
  /** Spend of the last days, at most seven count; null for a day without data. */
  readonly lastDays: readonly (number | null)[];
  readonly daysLeft: number;
};

const trailing = 7;

/** Spend to date + mean of the last seven days × days left, in whole cents; null if no day is known. */
export const projectedSpend = ({ spentCents, lastDays, daysLeft }: Projection): number | null => {
  const known = lastDays.slice(-trailing).filter((cents) => cents !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, cents) => total + cents, 0);
  return spentCents + Math.round((sum * Math.max(0, daysLeft)) / known.length);
};
