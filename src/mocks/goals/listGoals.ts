/** Handles GET /api/goals: lists goals and media budgets of one client or all visible ones. */
import { budgetsOf, goalsOf } from '#events/projections/goalDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { projectionReader } from '../metrics/projectionReader.ts';
import { budgetItem, goalItem } from './goalItem.ts';

export const listGoals: Handler<'listGoals'> = async (_request, context) => {
  const { answers, caller, query, now } = context;
  const { workspaceId } = caller;
  const { status = 'set' } = query;
  const client = clientScope(caller, query.client);
  const isAsked = ({ clientId }: { readonly clientId: string }) =>
    client === undefined || clientId === client;
  const goals = goalsOf(answers.goalDirectory, workspaceId).filter(
    (goal) => isAsked(goal) && (status === 'all' || (goal.removedAt === null) === (status === 'set')),
  );
  const budgets = budgetsOf(answers.goalDirectory, workspaceId).filter(
    (budget) => budget.removedAt === null && isAsked(budget),
  );
  const { items, ...page } = pageOf(goals, query);
  const read = projectionReader(context);
  const lastFullDay = (clientId: string) => todayFor(answers, { workspaceId, clientId }, now) - 1;
  return json(200, {
    items: await Promise.all(
      items.map(async (goal) => ({
        ...goalItem(goal),
        ...(await read.goal(goal, lastFullDay(goal.clientId))),
      })),
    ),
    budgets: await Promise.all(
      budgets.map(async (budget) => ({
        ...budgetItem(budget),
        projected_cents: await read.budget(budget.clientId, lastFullDay(budget.clientId)),
      })),
    ),
    ...page,
  });
};
