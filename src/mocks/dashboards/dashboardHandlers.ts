/** Maps the handlers of dashboards to endpoint names. */
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import { type DashboardState, dashboardDecider, dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { dashboardsOf, everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import {
  archiveDashboard,
  changeDashboard,
  layOutDashboard,
  markDashboard,
  restoreDashboard,
  rollBackDashboard,
  setDefaultDashboard,
} from './changeDashboard.ts';
import { createDashboard } from './createDashboard.ts';
import { dashboardItem, dashboardVersionItem, mayRead } from './dashboardItem.ts';
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

const copyDashboard: Handler<'copyDashboard'> = (request, context) => {
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

const listDashboards: Handler<'listDashboards'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const { status = 'active' } = query;
  const client = clientScope(caller, query.client);
  const { defaultId } = dashboardsOf(answers.dashboardDirectory, workspaceId);
  const open = everyDashboardOf(answers.dashboardDirectory, workspaceId).filter(
    (dashboard) =>
      mayRead(caller, dashboard) &&
      (client === undefined || dashboard.clientId === client) &&
      (status === 'all' || (dashboard.archivedAt === null) === (status === 'active')),
  );
  const { items, ...page } = pageOf(open, query);
  return json(200, {
    items: items.map((one) => dashboardItem(one, { answers, caller }, defaultId)),
    ...page,
  });
};

const listDashboardVersions: Handler<'listDashboardVersions'> = (
  _request,
  { answers, caller, query: { dashboard: id, ...query } },
) => {
  const dashboard = everyDashboardOf(answers.dashboardDirectory, caller.workspaceId).find(
    (one) => one.id === id,
  );
  if (!dashboard) throw new RefusalError('notFound');
  const items = dashboard.versions.map((one) => dashboardVersionItem(one, { answers, caller }));
  return json(200, pageOf(items.toReversed(), query));
};

export const dashboardHandlers = {
  listDashboards,
  createDashboard,
  copyDashboard,
  changeDashboard,
  layOutDashboard,
  rollBackDashboard,
  archiveDashboard,
  restoreDashboard,
  markDashboard,
  setDefaultDashboard,
  listDashboardVersions,
};
