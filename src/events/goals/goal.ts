/** What events make of a goal and of a client's media budget: the one fold behind decisions, the directory and every reply. */
import type { GoalPeriod } from '#domain/goals/goalRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { BudgetEvent, GoalEvent } from './goalEvents.ts';

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
    case 'GoalMoved':
      return { ...before, clientId: data.clientId, updatedAt: data.movedAt, revision };
    case 'GoalRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};

/** 0 where nothing is meant to be spent from that day on. */
export type BudgetStep = { readonly from: string; readonly monthlyCents: number };

export type Budget = {
  readonly clientId: string;
  /** In the order of their days; the last one holds. */
  readonly steps: readonly BudgetStep[];
  readonly updatedAt: string;
  /** Null while there is one. */
  readonly removedAt: string | null;
  readonly revision: number;
};

/** What is meant from a day on replaces what was; the same amount as before goes on. */
const stepsAfter = (before: Budget | undefined, step: BudgetStep): readonly BudgetStep[] => {
  const earlier = (before?.steps ?? []).filter(({ from }) => from < step.from);
  const former = earlier.at(-1)?.monthlyCents ?? 0;
  return former === step.monthlyCents ? earlier : [...earlier, step];
};

/** The budget after one more event. */
export const budgetAfter = (before: Budget | undefined, event: BudgetEvent, revision: number): Budget => {
  const { clientId, from } = event.data;
  if (event.type === 'BudgetSet') {
    const { monthlyCents, setAt } = event.data;
    const steps = stepsAfter(before, { from, monthlyCents });
    return { clientId, steps, updatedAt: setAt, removedAt: null, revision };
  }
  const { removedAt } = event.data;
  const steps = stepsAfter(before, { from, monthlyCents: 0 });
  return { clientId, steps, updatedAt: removedAt, removedAt, revision };
};

/** What is meant to be spent in the month that ends on that day, such as `2026-11-30`; null for nothing. */
export const budgetOfMonth = (budget: Budget | undefined, monthEnd: string): number | null =>
  budget?.steps.findLast(({ from }) => from <= monthEnd)?.monthlyCents || null;
