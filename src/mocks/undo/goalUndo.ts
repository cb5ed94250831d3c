/** The way back from what is done with goals and media budgets. */
import {
  budgetOf,
  type GoalCommand,
  type GoalState,
  goalDecider,
  goalOf,
} from '#events/goals/goalDecider.ts';
import type { BudgetSet, GoalOrBudgetEvent } from '#events/goals/goalEvents.ts';
import { goalStream } from '#events/goals/stream.ts';
import type { Facts, Taking } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

type GoalData = Exclude<GoalOrBudgetEvent['data'], BudgetSet['data']>;

const asked = ({ workspaceId, goalId }: GoalData, { caller, now }: Taking) => ({
  workspaceId,
  goalId,
  by: caller.accountId,
  now,
});

const factsOf = (state: GoalState, data: GoalOrBudgetEvent['data']): Facts | null => {
  if (!('goalId' in data)) {
    const steps = budgetOf(state, data.clientId)?.steps ?? [];
    return steps.length === 0 ? null : { monthlyCents: steps.at(-1)?.monthlyCents ?? null };
  }
  const goal = goalOf(state, data.goalId);
  if (!goal) return null;
  const { figure, target, period, removedAt } = goal;
  return { figure, target, period, status: removedAt === null ? 'kept' : 'removed' };
};

/** What stood before; a first budget has nothing before it, so that the decider refuses. */
const formerBudget = (state: GoalState, clientId: string): number =>
  budgetOf(state, clientId)?.steps.at(-1)?.monthlyCents ?? 0;

export const goalUndo = undoSubject<GoalCommand, GoalOrBudgetEvent, GoalState>({
  stream: goalStream,
  decider: goalDecider,
  facts: factsOf,
  ways: {
    GoalSet: {
      as: 'removeGoal',
      command: (step) => ({ type: 'RemoveGoal', ...asked(step.data, step) }),
    },
    GoalChanged: {
      as: 'changeGoal',
      command: (step) => {
        const former = goalOf(step.before, step.data.goalId);
        const fields = (['target', 'period'] as const).filter((field) => field in step.data.changes);
        const changes = Object.fromEntries(fields.map((field) => [field, former?.[field]]));
        return { type: 'ChangeGoal', ...asked(step.data, step), changes };
      },
    },
    GoalRemoved: {
      as: 'restoreGoal',
      command: (step) => ({ type: 'RestoreGoal', ...asked(step.data, step) }),
    },
    GoalRestored: {
      as: 'removeGoal',
      command: (step) => ({ type: 'RemoveGoal', ...asked(step.data, step) }),
    },
    BudgetSet: {
      as: 'setBudget',
      command: ({ data: { workspaceId, clientId }, before, caller, now }) => ({
        type: 'SetBudget',
        workspaceId,
        clientId,
        by: caller.accountId,
        monthlyCents: formerBudget(before, clientId),
        now,
      }),
    },
  },
});
