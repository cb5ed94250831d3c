/** Where the integrations of a workspace are kept: in one stream, so that a duplicate or one too many cannot slip in between. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import { workspaceTag } from '../tags.ts';
import type { IntegrationEvent } from './integrationEvents.ts';

/** `integrations-<workspace id>`. A client's people hear of connecting and disconnecting only. */
export const integrationStream: StreamRule<IntegrationEvent, readonly [workspaceId: string]> = {
  category: 'integrations',
  of: (workspaceId) => `integrations-${workspaceId}`,
  tagsOf: (event) =>
    event.type === 'IntegrationMapped' ? [workspaceTag(event.data.workspaceId)] : tagsOfClient(event),
};
