/** Handles POST /api/goals, PATCH and DELETE /api/goals/:id, POST .../restore, and PUT and DELETE /api/clients/:id/budget. */
import { definedOnly } from '#domain/definedOnly.ts';
import { monthlyBudgetProblem, targetProblem } from '#domain/goals/goalRules.ts';
import { budgetOf, type GoalState, goalDecider, goalOf } from '#events/goals/goalDecider.ts';
import { goalStream } from '#events/goals/goalStream.ts';
import { goalsOf } from '#events/projections/goalDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { budgetItem, goalItem } from './goalItem.ts';

const handle = handleCommand(goalStream, goalDecider);

const replyWith =
  (status: 200 | 201, goalId: string) =>
  (after: GoalState): CommandReply => {
    const goal = goalOf(after, goalId) ?? notThere();
    return { status, body: { goal: goalItem(goal) }, version: goal.revision };
  };

type Changing = Pick<Context<'removeGoal'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, goalId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: GoalState) => goalOf(state, params.id)?.revision ?? null,
      reply: replyWith(200, params.id),
    },
  };
};

const startErrors = (from: string | undefined): Record<string, string> =>
  from === undefined || from.endsWith('-01') ? {} : { from: 'Must be the first day of a month' };

export const setGoal: Handler<'setGoal'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const goalId = world.ids.entity();
  const { client_id: clientId, figure, target, period, from } = body;
  const wrong = targetProblem(figure, target);
  return handle(request, context, {
    errors: { ...(wrong === null ? {} : { target: wrong }), ...startErrors(from) },
    plan: (answers) => {
      activeClient(answers, caller, { clientId, field: 'client_id' });
      const facts = { workspaceId, goalId, clientId, by, figure, target, period, from };
      return {
        key: [workspaceId],
        command: { type: 'SetGoal', ...facts, now },
        reply: replyWith(201, goalId),
      };
    },
  });
};

export const changeGoal: Handler<'changeGoal'> = (request, context) => {
  const { target, period, from } = context.body;
  const { place, asked } = about(context);
  const changes = {
    ...definedOnly({ target, period, from }),
  };
  return handle(request, context, {
    errors: startErrors(from),
    plan: (answers) => {
      const goal = goalsOf(answers.goalDirectory, asked.workspaceId).find(({ id }) => id === asked.goalId);
      const wrong = goal && target !== undefined ? targetProblem(goal.figure, target) : null;
      if (wrong !== null) throw new RefusalError('invalid', { errors: { target: wrong } });
      return { ...place, ifMatch: 'required', command: { type: 'ChangeGoal', ...asked, changes } };
    },
  });
};

export const removeGoal: Handler<'removeGoal'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'RemoveGoal', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreGoal: Handler<'restoreGoal'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, ifMatch: 'none', command: { type: 'RestoreGoal', ...asked } }),
  });
};

/** A client's first budget, and the first after a removal, has no previous version. */
export const setBudget: Handler<'setBudget'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const { monthly_cents: monthlyCents } = body;
  const wrong = monthlyBudgetProblem(monthlyCents);
  return handle(request, context, {
    errors: wrong === null ? {} : { monthly_cents: wrong },
    plan: (answers) => {
      const { id: clientId } = activeClient(answers, caller, { clientId: params.id, field: null });
      return {
        key: [workspaceId],
        version: (state) => budgetOf(state, clientId)?.revision ?? 0,
        command: { type: 'SetBudget', workspaceId, clientId, by, monthlyCents, now },
        reply: (after) => {
          const budget = budgetOf(after, clientId) ?? notThere();
          return { status: 200, body: { budget: budgetItem(budget) }, version: budget.revision };
        },
      };
    },
  });
};

export const removeBudget: Handler<'removeBudget'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const { id: clientId } = activeClient(answers, caller, { clientId: params.id, field: null });
      const revisionIn = (state: GoalState) => budgetOf(state, clientId)?.revision ?? null;
      return {
        key: [workspaceId],
        version: revisionIn,
        ifMatch: 'required',
        command: { type: 'RemoveBudget', workspaceId, clientId, by, now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};
