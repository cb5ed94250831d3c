/** Names the stream of a workspace's alerts and rules. */
import { type StreamRule, tagsOfClient, tagsOfWorkspace } from '../streamRule.ts';
import type { AlertRuleOrCallEvent } from './alertEvents.ts';

export const alertStream: StreamRule<AlertRuleOrCallEvent, readonly [workspaceId: string]> = {
  category: 'alerts',
  of: (workspaceId) => `alerts-${workspaceId}`,
  tagsOf: (event, workspaceId) =>
    event.type === 'AlertsChecked' || event.data.rival !== undefined
      ? tagsOfWorkspace(event, workspaceId)
      : tagsOfClient(event),
};
