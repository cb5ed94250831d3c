/** How fast a budget is spent, and whether its month will end within it. */
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

/** The one verdict on a budget. `level` as of `budgetLevel`. */
export const paceWordOf = (level: number | null): PaceWord | null => {
  if (level === null) return null;
  if (level < pacingBounds.least) return 'behind';
  return level > pacingBounds.most ? 'ahead' : 'onPace';
};

type Budget = {
  readonly budget_cents: number;
  readonly pacing: number | null;
  readonly projected_cents: number | null;
};

/**
 * Pace or projected spend ÷ budget, whichever is nearer to 1, and 1 if they lie on both sides: action needs
 * both to be off. If one is null, the other.
 */
export const budgetLevel = ({ budget_cents, pacing, projected_cents }: Budget): number | null => {
  const outlook = projected_cents === null ? null : ratioOf(projected_cents, budget_cents);
  if (pacing === null || outlook === null) return pacing ?? outlook;
  if (pacing >= 1 !== outlook >= 1) return 1;
  return pacing >= 1 ? Math.min(pacing, outlook) : Math.max(pacing, outlook);
};
