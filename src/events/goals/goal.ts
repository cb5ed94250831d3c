/** Folds the events of goals and media budgets for decisions, the directory and replies. */
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
  readonly removedAt: string | null;
  readonly revision: number;
};

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

/** 0 where no spending is planned from that day on. */
export type BudgetStep = { readonly from: string; readonly monthlyCents: number };

export type Budget = {
  readonly clientId: string;
  readonly steps: readonly BudgetStep[];
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

/** A step replaces all from its day on; an equal amount adds no step. */
const stepsAfter = (before: Budget | undefined, step: BudgetStep): readonly BudgetStep[] => {
  const earlier = (before?.steps ?? []).filter(({ from }) => from < step.from);
  const former = earlier.at(-1)?.monthlyCents ?? 0;
  return former === step.monthlyCents ? earlier : [...earlier, step];
};

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

/** The planned spending in cents of the month that ends on that day, such as `2026-11-30`; null without a plan. */
export const budgetOfMonth = (budget: Budget | undefined, monthEnd: string): number | null =>
  budget?.steps.findLast(({ from }) => from <= monthEnd)?.monthlyCents || null;
