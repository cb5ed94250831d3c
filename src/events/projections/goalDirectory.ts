/** Projects the goals and media budgets of each workspace's clients. */
import { type Budget, budgetAfter, type Goal, goalAfter } from '../goals/goal.ts';
import type { BudgetEvent, GoalEvent } from '../goals/goalEvents.ts';
import type { Projection } from './projection.ts';

type Goals = { goals: Record<string, Goal>; budgets: Record<string, Budget> };
export type GoalDirectory = { byWorkspace: Record<string, Goals> };

const goalsIn = (directory: GoalDirectory, workspaceId: string): Goals => {
  directory.byWorkspace[workspaceId] ??= { goals: {}, budgets: {} };
  return directory.byWorkspace[workspaceId];
};

const tell = (directory: GoalDirectory, event: GoalEvent & { readonly revision: number }): void => {
  const { workspaceId, goalId } = event.data;
  const { goals } = goalsIn(directory, workspaceId);
  const goal = goalAfter(goals[goalId], event, event.revision);
  if (goal) goals[goalId] = goal;
};

const tellBudget = (directory: GoalDirectory, event: BudgetEvent & { readonly revision: number }): void => {
  const { workspaceId, clientId } = event.data;
  const { budgets } = goalsIn(directory, workspaceId);
  budgets[clientId] = budgetAfter(budgets[clientId], event, event.revision);
};

export const goalDirectory: Projection<GoalDirectory> = {
  name: 'goalDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    GoalSet: tell,
    GoalChanged: tell,
    GoalRemoved: tell,
    GoalMoved: tell,
    GoalRestored: tell,
    BudgetSet: tellBudget,
    BudgetRemoved: tellBudget,
  },
};

export const goalsOf = (directory: GoalDirectory, workspaceId: string): readonly Goal[] =>
  Object.values(directory.byWorkspace[workspaceId]?.goals ?? {});

export const budgetsOf = (directory: GoalDirectory, workspaceId: string): readonly Budget[] =>
  Object.values(directory.byWorkspace[workspaceId]?.budgets ?? {});
