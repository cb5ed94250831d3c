/** Names the stream of a workspace's integrations, all in one so that concurrent commands cannot exceed the quota or add a duplicate. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import { workspaceTag } from '../tags.ts';
import type { IntegrationEvent } from './integrationEvents.ts';

/** `integrations-<workspace id>`. A client's people receive only connections and disconnections. */
export const integrationStream: StreamRule<IntegrationEvent, readonly [workspaceId: string]> = {
  category: 'integrations',
  of: (workspaceId) => `integrations-${workspaceId}`,
  tagsOf: (event) =>
    event.type === 'IntegrationMapped' ? [workspaceTag(event.data.workspaceId)] : tagsOfClient(event),
};
