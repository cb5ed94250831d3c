/** What events make of a goal and of a client's media budget: the one fold behind decisions, the directory and every reply. */
import type { GoalPeriod } from '#domain/goals/goalRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { BudgetSet, GoalEvent } from './goalEvents.ts';

export type Goal = {
  readonly id: string;
  readonly clientId: string;
  readonly figure: TargetFigure;
  readonly target: number;
  readonly period: GoalPeriod;
  readonly from: string;
  readonly updatedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The goal after one more event; undefined of one that nobody set. */
export const goalAfter = (
  before: Goal | undefined,
  { type, data }: GoalEvent,
  revision: number,
): Goal | undefined => {
  if (type === 'GoalSet') {
    const { goalId: id, clientId, figure, target, period, from, setAt } = data;
    return { id, clientId, figure, target, period, from, updatedAt: setAt, removedAt: null, revision };
  }
  if (!before) return undefined;
  switch (type) {
    case 'GoalChanged':
      return { ...before, ...data.changes, updatedAt: data.changedAt, revision };
    case 'GoalRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'GoalRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};

export type BudgetStep = { readonly from: string; readonly monthlyCents: number };

export type Budget = {
  readonly clientId: string;
  /** In the order of their days; the last one holds. */
  readonly steps: readonly BudgetStep[];
  readonly updatedAt: string;
  readonly revision: number;
};

/** A budget from an earlier day on replaces what was meant from that day on. */
export const budgetAfter = (before: Budget | undefined, { data }: BudgetSet, revision: number): Budget => {
  const { clientId, from, monthlyCents, setAt } = data;
  const earlier = (before?.steps ?? []).filter((step) => step.from < from);
  return { clientId, steps: [...earlier, { from, monthlyCents }], updatedAt: setAt, revision };
};
