/** Decides a workspace's goals and media budgets: one goal per metric of a client; removed ones can be restored. */

import { type GoalPeriod, monthlyBudgetProblem, targetProblem } from '#domain/goals/goalRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { ownValue } from '#domain/ownValue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Budget, budgetAfter, type Goal, goalAfter } from './goal.ts';
import type { GoalChanges, GoalOrBudgetEvent } from './goalEvents.ts';

type Asked = { readonly workspaceId: string; readonly by: string; readonly now: string };
type AboutGoal = Asked & { readonly goalId: string };

export type SetGoal = AboutGoal & {
  readonly type: 'SetGoal';
  readonly clientId: string;
  readonly figure: TargetFigure;
  readonly target: number;
  readonly period: GoalPeriod;
  /** The first day that counts; default: that of `now`. */
  readonly from?: string | undefined;
};
export type ChangeGoal = AboutGoal & { readonly type: 'ChangeGoal'; readonly changes: GoalChanges };
export type RemoveGoal = AboutGoal & { readonly type: 'RemoveGoal' };
export type RestoreGoal = AboutGoal & { readonly type: 'RestoreGoal' };
export type MoveGoal = AboutGoal & { readonly type: 'MoveGoal'; readonly clientId: string };
export type SetBudget = Asked & {
  readonly type: 'SetBudget';
  readonly clientId: string;
  readonly monthlyCents: number;
};
export type RemoveBudget = Asked & { readonly type: 'RemoveBudget'; readonly clientId: string };
export type GoalCommand =
  | SetGoal
  | ChangeGoal
  | RemoveGoal
  | RestoreGoal
  | MoveGoal
  | SetBudget
  | RemoveBudget;

export type GoalState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly goals: Readonly<Record<string, Goal>>;
  readonly budgets: Readonly<Record<string, Budget>>;
};

/** Includes removed goals; undefined when the workspace has none. */
export const goalOf = ({ goals }: GoalState, id: string): Goal | undefined => ownValue(goals, id);

/** Includes a removed budget; undefined when none was set. */
export const budgetOf = ({ budgets }: GoalState, clientId: string): Budget | undefined =>
  ownValue(budgets, clientId);

const isSet = ({ goals }: GoalState, { clientId, figure }: Pick<Goal, 'clientId' | 'figure'>): boolean =>
  Object.values(goals).some(
    (goal) => goal.removedAt === null && goal.clientId === clientId && goal.figure === figure,
  );

const set = (command: SetGoal, state: GoalState): Decision<GoalOrBudgetEvent> => {
  const { type: _type, now, from = now.slice(0, 10), ...facts } = command;
  if (goalOf(state, facts.goalId)) return reject('versionConflict');
  if (targetProblem(facts.figure, facts.target) !== null) return reject('invalid');
  if (isSet(state, facts)) return reject('goalKnown');
  return accept({ type: 'GoalSet', data: { ...facts, from, setAt: now } });
};

const setBudget = (command: SetBudget, state: GoalState): Decision<GoalOrBudgetEvent> => {
  const { type: _type, now, ...facts } = command;
  if (monthlyBudgetProblem(facts.monthlyCents) !== null) return reject('invalid');
  if (budgetOf(state, facts.clientId)?.steps.at(-1)?.monthlyCents === facts.monthlyCents) return accept();
  return accept({ type: 'BudgetSet', data: { ...facts, from: now.slice(0, 10), setAt: now } });
};

const removeBudget = (command: RemoveBudget, state: GoalState): Decision<GoalOrBudgetEvent> => {
  const { type: _type, now, ...facts } = command;
  const budget = budgetOf(state, facts.clientId);
  if (!budget || budget.removedAt !== null) return reject('notFound');
  return accept({ type: 'BudgetRemoved', data: { ...facts, from: now.slice(0, 10), removedAt: now } });
};

const differing = ({ target, period, from }: GoalChanges, goal: Goal): GoalChanges => ({
  ...(target === undefined || target === goal.target ? {} : { target }),
  ...(period === undefined || period === goal.period ? {} : { period }),
  ...(from === undefined || from === goal.from ? {} : { from }),
});

const factsOf = ({ workspaceId, goalId, by }: AboutGoal, { clientId, figure }: Goal) => ({
  workspaceId,
  goalId,
  clientId,
  figure,
  by,
});

const change = (command: ChangeGoal, goal: Goal): Decision<GoalOrBudgetEvent> => {
  if (goal.removedAt !== null) return reject('notFound');
  const changes = differing(command.changes, goal);
  if (changes.target !== undefined && targetProblem(goal.figure, changes.target) !== null)
    return reject('invalid');
  if (Object.keys(changes).length === 0) return accept();
  return accept({
    type: 'GoalChanged',
    data: { ...factsOf(command, goal), changes, changedAt: command.now },
  });
};

const remove = (command: RemoveGoal, goal: Goal): Decision<GoalOrBudgetEvent> =>
  goal.removedAt === null
    ? accept({ type: 'GoalRemoved', data: { ...factsOf(command, goal), removedAt: command.now } })
    : reject('notFound');

/** Restoring an existing goal succeeds without an event. */
const restore = (command: RestoreGoal, goal: Goal, state: GoalState): Decision<GoalOrBudgetEvent> => {
  if (goal.removedAt === null) return accept();
  if (isSet(state, goal)) return reject('goalKnown');
  return accept({ type: 'GoalRestored', data: { ...factsOf(command, goal), restoredAt: command.now } });
};

/** A goal of the same metric at the target stays. */
const move = (command: MoveGoal, goal: Goal, state: GoalState): Decision<GoalOrBudgetEvent> => {
  const { clientId, now } = command;
  if (goal.clientId === clientId) return accept();
  if (goal.removedAt === null && isSet(state, { clientId, figure: goal.figure })) return reject('goalKnown');
  const facts = { ...factsOf(command, goal), clientId, formerClientId: goal.clientId };
  return accept({ type: 'GoalMoved', data: { ...facts, movedAt: now } });
};

const decide = (command: GoalCommand, state: GoalState): Decision<GoalOrBudgetEvent> => {
  if (command.type === 'SetGoal') return set(command, state);
  if (command.type === 'SetBudget') return setBudget(command, state);
  if (command.type === 'RemoveBudget') return removeBudget(command, state);
  const goal = goalOf(state, command.goalId);
  if (!goal) return reject('notFound');
  switch (command.type) {
    case 'ChangeGoal':
      return change(command, goal);
    case 'RemoveGoal':
      return remove(command, goal);
    case 'MoveGoal':
      return move(command, goal, state);
    case 'RestoreGoal':
      return restore(command, goal, state);
  }
};

const evolve = (state: GoalState, event: GoalOrBudgetEvent): GoalState => {
  const next = state.next + 1;
  if (event.type === 'BudgetSet' || event.type === 'BudgetRemoved') {
    const { clientId } = event.data;
    const budget = budgetAfter(budgetOf(state, clientId), event, state.next);
    return { ...state, next, budgets: { ...state.budgets, [clientId]: budget } };
  }
  const { goalId } = event.data;
  const goal = goalAfter(goalOf(state, goalId), event, state.next);
  return { ...state, next, goals: goal ? { ...state.goals, [goalId]: goal } : state.goals };
};

export const goalDecider: Decider<GoalCommand, GoalOrBudgetEvent, GoalState> = {
  initial: { next: 0, goals: {}, budgets: {} },
  evolve,
  decide,
};
