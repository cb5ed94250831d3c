/** Handles GET /api/dashboards and GET /api/dashboard-versions. */
import { dashboardsOf, everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { dashboardItem, dashboardVersionItem, mayRead } from './dashboardItem.ts';

export const listDashboards: Handler<'listDashboards'> = (_request, { answers, caller, query }) => {
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

export const listDashboardVersions: Handler<'listDashboardVersions'> = (
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
