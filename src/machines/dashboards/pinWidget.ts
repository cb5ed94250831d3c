/** Adds a widget to the current version of a dashboard, so that a colleague's changes remain. */
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { withAdded } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { AppendOptions } from '../editing/reversibleActors.ts';

type Laid = Pick<DashboardItem, 'id' | 'etag'> & { readonly widgets: readonly Widget[] };

const lay = (api: ApiClient, { id, widgets, etag }: Laid, widget: Widget, options: AppendOptions) => {
  const body = {
    widgets: withAdded(widgets, widget).map((one) => ({ ...one, figures: [...one.figures] })),
  };
  return api.call('layOutDashboard', { params: { id }, body, ifMatch: etag, ...options });
};

const isStale = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'staleVersion';

const newest = async (api: ApiClient, known: Laid): Promise<Laid> => {
  const { items } = await api.call('listDashboards', { query: { status: 'all', limit: '500' } });
  return items.find(({ id }) => id === known.id) ?? known;
};

export const pinWidget = async (api: ApiClient, dashboard: Laid, widget: Widget, options: AppendOptions) => {
  try {
    await lay(api, dashboard, widget, options);
  } catch (error) {
    if (!isStale(error)) throw error;
    await lay(api, await newest(api, dashboard), widget, options);
  }
};

type New = { readonly name: string; readonly clientId: string | null };

/** Creates a dashboard first. Undo removes only the widget and leaves an empty dashboard. */
export const pinToNew = async (
  api: ApiClient,
  { name, clientId }: New,
  widget: Widget,
  options: AppendOptions,
) => {
  const body = { name, client_id: clientId, beginning: 'blank' as const };
  const { dashboard } = await api.call('createDashboard', { body });
  await lay(api, dashboard, widget, options);
};
