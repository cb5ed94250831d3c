/** Declares the undo of changes of goals and media budgets. */
import { goalPeriodLabels } from '#domain/goals/goalRules.ts';
import {
  budgetOf,
  type GoalCommand,
  type GoalState,
  goalDecider,
  goalOf,
} from '#events/goals/goalDecider.ts';
import type { BudgetEvent, GoalOrBudgetEvent } from '#events/goals/goalEvents.ts';
import { goalStream } from '#events/goals/goalStream.ts';
import { client, type Facts, figure, money, month, oneOf, target, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Step<Data> = { readonly data: Data; readonly before: GoalState };
type GoalData = Exclude<GoalOrBudgetEvent['data'], BudgetEvent['data']>;

const asked = ({ workspaceId, goalId }: GoalData, { caller, now }: Taking) => ({
  workspaceId,
  goalId,
  by: caller.accountId,
  now,
});

const formerBudget = (state: GoalState, clientId: string): number | null =>
  budgetOf(state, clientId)?.steps.at(-1)?.monthlyCents || null;

const backToBudget = ({ data, before, caller, now }: Taking & Step<BudgetEvent['data']>): GoalCommand => {
  const { workspaceId, clientId } = data;
  const asked = { workspaceId, clientId, by: caller.accountId, now };
  const monthlyCents = formerBudget(before, clientId);
  return monthlyCents === null
    ? { type: 'RemoveBudget', ...asked }
    : { type: 'SetBudget', ...asked, monthlyCents };
};

const factsOf = (state: GoalState, data: GoalOrBudgetEvent['data']): Facts | null => {
  if (!('goalId' in data)) {
    const monthlyCents = formerBudget(state, data.clientId);
    return monthlyCents === null ? null : { 'Monthly budget': money(monthlyCents) };
  }
  const goal = goalOf(state, data.goalId);
  if (!goal) return null;
  return {
    Figure: figure(goal.figure),
    Target: target(goal.figure, goal.target),
    Period: oneOf(goalPeriodLabels, goal.period),
    'Start month': month(goal.from),
    Status: text(goal.removedAt === null ? 'kept' : 'removed'),
    ...('formerClientId' in data ? { Client: client(goal.clientId) } : {}),
  };
};

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
        const fields = (['target', 'period', 'from'] as const).filter((field) =>
          Object.hasOwn(step.data.changes, field),
        );
        const changes = Object.fromEntries(fields.map((field) => [field, former?.[field]]));
        return { type: 'ChangeGoal', ...asked(step.data, step), changes };
      },
    },
    GoalRemoved: {
      as: 'restoreGoal',
      command: (step) => ({ type: 'RestoreGoal', ...asked(step.data, step) }),
    },
    GoalMoved: {
      as: 'mergeClients',
      command: (step) => ({
        type: 'MoveGoal',
        ...asked(step.data, step),
        clientId: step.data.formerClientId,
      }),
    },
    GoalRestored: {
      as: 'removeGoal',
      command: (step) => ({ type: 'RemoveGoal', ...asked(step.data, step) }),
    },
    BudgetSet: { as: 'setBudget', command: backToBudget },
    BudgetRemoved: { as: 'setBudget', command: backToBudget },
  },
});
