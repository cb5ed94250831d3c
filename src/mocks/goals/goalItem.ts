/** Serializes goals and media budgets. */
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { Budget, Goal } from '#events/goals/goal.ts';
import { versionTag } from '../http/version.ts';

export const goalItem = (goal: Goal): GoalItem => ({
  id: goal.id,
  client_id: goal.clientId,
  figure: goal.figure,
  target: goal.target,
  period: goal.period,
  from: goal.from,
  updated_at: goal.updatedAt,
  removed_at: goal.removedAt,
  etag: versionTag(goal.revision),
});

export const budgetItem = ({ clientId, steps, updatedAt, revision }: Budget): BudgetItem => {
  const now = steps.at(-1) ?? { from: updatedAt.slice(0, 10), monthlyCents: 0 };
  return {
    client_id: clientId,
    monthly_cents: now.monthlyCents,
    from: now.from,
    steps: steps.map(({ from, monthlyCents }) => ({ from, monthly_cents: monthlyCents })),
    updated_at: updatedAt,
    etag: versionTag(revision),
  };
};
