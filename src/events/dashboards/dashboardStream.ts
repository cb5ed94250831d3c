/** Where a workspace's dashboards are kept: in one stream, so that what the plan allows is counted where it is decided. */
import type { StreamRule } from '../streamRule.ts';
import { accountTag, clientTag, workspaceTag } from '../tags.ts';
import type { DashboardEvent } from './dashboardEvents.ts';

/** People of the client hear of a dashboard that is shared with them, and also when it stops being shared. */
const concernsClient = ({ type, data: { shared } }: DashboardEvent): boolean =>
  type !== 'DashboardFavouriteChanged' && type !== 'DashboardDefaultChanged'
    ? shared || type === 'DashboardVisibilityChanged'
    : false;

/** `dashboards-<workspace id>`. */
export const dashboardStream: StreamRule<DashboardEvent, readonly [workspaceId: string]> = {
  category: 'dashboards',
  of: (workspaceId) => `dashboards-${workspaceId}`,
  tagsOf: (event) => {
    const { workspaceId, clientId } = event.data;
    return [
      workspaceTag(workspaceId),
      ...(event.type === 'DashboardFavouriteChanged' ? [accountTag(event.data.accountId)] : []),
      ...(clientId !== null && concernsClient(event) ? [clientTag(clientId)] : []),
    ];
  },
};
