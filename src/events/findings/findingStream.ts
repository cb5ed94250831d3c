/** Names the stream of a workspace's marked findings. */
import { type StreamRule, tagsOfClient, tagsOfWorkspace } from '../streamRule.ts';
import type { FindingEvent } from './findingEvents.ts';

export const findingStream: StreamRule<FindingEvent, readonly [workspaceId: string]> = {
  category: 'findings',
  of: (workspaceId) => `findings-${workspaceId}`,
  tagsOf: (event, workspaceId) => {
    const { clientId } = event.data;
    return clientId === null
      ? tagsOfWorkspace(event, workspaceId)
      : tagsOfClient({ data: { workspaceId: event.data.workspaceId, clientId } });
  },
};
