/** Handles POST /api/dashboards/:id/copies: copies a dashboard for several clients within the plan's quota. */
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import { type DashboardState, dashboardDecider, dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { dashboardsOf, everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { dashboardItem, mayRead } from './dashboardItem.ts';
import { refusedDashboards } from './dashboardQuota.ts';

const handle = handleCommand(dashboardStream, dashboardDecider);

type Copy = { readonly dashboardId: string; readonly clientId: string };

const namedCopies = (answers: Answers, context: Context<'copyDashboard'>, copies: readonly Copy[]) => {
  const { caller, params } = context;
  const { workspaceId } = caller;
  const source = dashboardOf(dashboardsOf(answers.dashboardDirectory, workspaceId), params.id) ?? notThere();
  const taken = everyDashboardOf(answers.dashboardDirectory, workspaceId)
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ name }) => name);
  return copies.map((copy) => {
    const client = activeClient(answers, caller, { clientId: copy.clientId, field: 'client_ids' });
    const name = copyName(source.name, client.name, taken);
    taken.push(name);
    return { ...copy, name };
  });
};

export const copyDashboard: Handler<'copyDashboard'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const copies = [...new Set(body.client_ids)].map((clientId) => ({
    dashboardId: world.ids.entity(),
    clientId,
  }));
  const inUse = (state: DashboardState) => {
    const source = dashboardOf(state, params.id);
    return source?.archivedAt === null && mayRead(caller, source) ? source : null;
  };
  return handle(request, context, {
    plan: (answers) => ({
      key: [workspaceId],
      version: (state) => inUse(state)?.revision ?? null,
      ifMatch: 'none',
      command: {
        type: 'CopyDashboard',
        workspaceId,
        dashboardId: params.id,
        by,
        now,
        copies: namedCopies(answers, context, copies),
      },
      refuse: (states) => refusedDashboards(answers, { workspaceId, now }, states),
      reply: (after) => ({
        status: 201,
        body: {
          items: copies.map(({ dashboardId }) =>
            dashboardItem(
              dashboardOf(after, dashboardId) ?? notThere(),
              { answers, caller },
              after.defaultId,
            ),
          ),
        },
      }),
    }),
  });
};
