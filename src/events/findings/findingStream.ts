/** Where it is kept what was done about the unusual days of a workspace: in one stream. */
import { type StreamRule, tagsOfClient, tagsOfWorkspace } from '../streamRule.ts';
import type { FindingEvent } from './findingEvents.ts';

/** `findings-<workspace id>`. */
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
