/** Projects the dashboards of each workspace and its default. */
import { type Dashboard, type Dashboards, dashboardsAfter, noDashboards } from '../dashboards/dashboard.ts';
import type { DashboardEvent } from '../dashboards/dashboardEvents.ts';
import type { Projection } from './projection.ts';

export type DashboardDirectory = { byWorkspace: Record<string, Dashboards> };

const tell = (directory: DashboardDirectory, event: DashboardEvent & { readonly revision: number }): void => {
  const { workspaceId } = event.data;
  const before = directory.byWorkspace[workspaceId] ?? noDashboards;
  directory.byWorkspace[workspaceId] = dashboardsAfter(before, event, event.revision);
};

export const dashboardDirectory: Projection<DashboardDirectory> = {
  name: 'dashboardDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    DashboardCreated: tell,
    DashboardRenamed: tell,
    DashboardLayoutChanged: tell,
    DashboardVisibilityChanged: tell,
    DashboardArchived: tell,
    DashboardRestored: tell,
    DashboardFavouriteChanged: tell,
    DashboardDefaultChanged: tell,
  },
};

export const dashboardsOf = (directory: DashboardDirectory, workspaceId: string): Dashboards =>
  directory.byWorkspace[workspaceId] ?? noDashboards;

export const everyDashboardOf = (directory: DashboardDirectory, workspaceId: string): readonly Dashboard[] =>
  Object.values(dashboardsOf(directory, workspaceId).byId);
