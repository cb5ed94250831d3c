/** Folds the events of dashboards for decisions, the directory and replies. */
import type { Beginning } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { DashboardEvent } from './dashboardEvents.ts';

export type DashboardVersion = {
  readonly number: number;
  readonly widgets: readonly Widget[];
  readonly by: string;
  readonly at: string;
  /** The number of the restored layout; null for a new one. */
  readonly restored: number | null;
};

export type Dashboard = {
  readonly id: string;
  /** Null: not tied to one client. */
  readonly clientId: string | null;
  readonly name: string;
  readonly beginning: Beginning;
  readonly widgets: readonly Widget[];
  readonly shared: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly by: string;
  readonly archivedAt: string | null;
  readonly favouriteOf: readonly string[];
  /** Oldest first; the last layout is current. */
  readonly versions: readonly DashboardVersion[];
  /** Revision of the latest event about its content: its version for `ETag` and `If-Match`. Marks do not count. */
  readonly revision: number;
};

export type Dashboards = {
  readonly byId: Readonly<Record<string, Dashboard>>;
  readonly defaultId: string | null;
};

export const noDashboards: Dashboards = { byId: {}, defaultId: null };

type Of<Type extends DashboardEvent['type']> = Extract<DashboardEvent, { type: Type }>['data'];

const created = (data: Of<'DashboardCreated'>, revision: number): Dashboard => {
  const { dashboardId: id, clientId, name, beginning, widgets, shared, by, createdAt } = data;
  return {
    id,
    clientId,
    name,
    beginning,
    widgets,
    shared,
    createdAt,
    updatedAt: createdAt,
    by,
    archivedAt: null,
    favouriteOf: [],
    versions: [{ number: 1, widgets, by, at: createdAt, restored: null }],
    revision,
  };
};

const laidOut = (before: Dashboard, data: Of<'DashboardLayoutChanged'>): Partial<Dashboard> => {
  const { widgets, by, changedAt: at, restored } = data;
  const number = before.versions.length + 1;
  return { widgets, updatedAt: at, versions: [...before.versions, { number, widgets, by, at, restored }] };
};

const changesOf = (before: Dashboard, event: DashboardEvent): Partial<Dashboard> => {
  switch (event.type) {
    case 'DashboardRenamed':
      return { name: event.data.name, updatedAt: event.data.renamedAt };
    case 'DashboardLayoutChanged':
      return laidOut(before, event.data);
    case 'DashboardVisibilityChanged':
      return { shared: event.data.shared, updatedAt: event.data.changedAt };
    case 'DashboardArchived':
      return { archivedAt: event.data.archivedAt, updatedAt: event.data.archivedAt };
    case 'DashboardRestored':
      return { archivedAt: null, updatedAt: event.data.restoredAt };
    default:
      return {};
  }
};

const marked = (before: Dashboard, { accountId, favourite }: Of<'DashboardFavouriteChanged'>): Dashboard => {
  const others = before.favouriteOf.filter((one) => one !== accountId);
  return { ...before, favouriteOf: favourite ? [...others, accountId] : others };
};

const dashboardAfter = (
  before: Dashboard | undefined,
  event: DashboardEvent,
  revision: number,
): Dashboard | undefined => {
  if (event.type === 'DashboardCreated') return created(event.data, revision);
  if (!before || event.type === 'DashboardDefaultChanged') return before;
  if (event.type === 'DashboardFavouriteChanged') return marked(before, event.data);
  return { ...before, ...changesOf(before, event), by: event.data.by, revision };
};

export const dashboardsAfter = (
  { byId, defaultId }: Dashboards,
  event: DashboardEvent,
  revision: number,
): Dashboards => {
  const { dashboardId } = event.data;
  const known = ownValue(byId, dashboardId);
  const dashboard = dashboardAfter(known, event, revision);
  const isDefault = event.type === 'DashboardDefaultChanged' ? event.data.isDefault : null;
  return {
    byId: dashboard ? { ...byId, [dashboardId]: dashboard } : byId,
    defaultId: isDefault === null ? defaultId : isDefault ? dashboardId : null,
  };
};
