/** Where the alerts of a workspace and their rules are kept: in one stream. */
import { type StreamRule, tagsOfClient, tagsOfWorkspace } from '../streamRule.ts';
import type { AlertRuleOrCallEvent } from './alertEvents.ts';

/** `alerts-<workspace id>`. */
export const alertStream: StreamRule<AlertRuleOrCallEvent, readonly [workspaceId: string]> = {
  category: 'alerts',
  of: (workspaceId) => `alerts-${workspaceId}`,
  tagsOf: (event, workspaceId) =>
    event.type === 'AlertsChecked' ? tagsOfWorkspace(event, workspaceId) : tagsOfClient(event),
};
