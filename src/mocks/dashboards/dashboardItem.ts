/** Serializes a dashboard for its reader, and decides who may read it. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { DashboardItem, DashboardVersionItem } from '#domain/contract/dashboardSchemas.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { Dashboard, DashboardVersion } from '#events/dashboards/dashboard.ts';
import type { Caller } from '../http/context.ts';
import { versionTag } from '../http/version.ts';
import { personNameFor, type Reader } from '../people/personNameFor.ts';
import { viewOnlyDashboards } from '../subscription/viewOnlyDashboards.ts';

export const mayRead = (
  { kind, clientId }: Pick<Caller, 'kind' | 'clientId'>,
  dashboard: Pick<Dashboard, 'shared' | 'clientId' | 'archivedAt'>,
): boolean =>
  seesWholeWorkspace(kind) ||
  (dashboard.shared && dashboard.archivedAt === null && dashboard.clientId === clientId);

const widgetItems = (widgets: readonly Widget[]): DashboardItem['widgets'] =>
  widgets.map((widget) => ({ ...widget, figures: [...widget.figures] }));

export const dashboardItem = (
  dashboard: Dashboard,
  reader: Reader,
  defaultId: string | null,
): DashboardItem => ({
  id: dashboard.id,
  name: dashboard.name,
  client_id: dashboard.clientId,
  beginning: dashboard.beginning,
  widgets: widgetItems(dashboard.widgets),
  visible_to_client: dashboard.shared,
  favourite: dashboard.favouriteOf.includes(reader.caller.accountId),
  is_default: dashboard.id === defaultId,
  version: dashboard.versions.length,
  created_at: dashboard.createdAt,
  updated_at: dashboard.updatedAt,
  updated_by: personNameFor(dashboard.by, reader),
  archived_at: dashboard.archivedAt,
  view_only: viewOnlyDashboards(reader.answers, reader.caller.workspaceId).includes(dashboard.id),
  etag: versionTag(dashboard.revision),
});

export const dashboardVersionItem = (
  { number, widgets, at, by, restored }: DashboardVersion,
  reader: Reader,
): DashboardVersionItem => ({
  id: String(number),
  version: number,
  widgets: widgetItems(widgets),
  at,
  by: personNameFor(by, reader),
  restored,
});
