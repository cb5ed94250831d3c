/** Names the stream of a workspace's dashboards, all in one so that the quota is checked where it is decided. */
import type { StreamRule } from '../streamRule.ts';
import { accountTag, clientTag, workspaceTag } from '../tags.ts';
import type { DashboardEvent } from './dashboardEvents.ts';

/** The client's people receive events of a shared dashboard, and the event that ends the sharing. */
const concernsClient = ({ type, data: { shared } }: DashboardEvent): boolean =>
  type !== 'DashboardFavouriteChanged' && type !== 'DashboardDefaultChanged'
    ? shared || type === 'DashboardVisibilityChanged'
    : false;

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
