/** Names the stream of a workspace and its members, all in one so that no one joins twice. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';

const accountOf = ({ type, data }: WorkspaceEvent): string | null => {
  if (type === 'WorkspaceCreated') return data.ownerId;
  if (type === 'WorkspaceOwnerChanged') return null;
  return 'accountId' in data ? data.accountId : null;
};

/** `workspace-<workspace id>`. The first event is about the founder. */
export const workspaceStream: StreamRule<WorkspaceEvent> = {
  category: 'workspace',
  of: (workspaceId) => `workspace-${workspaceId}`,
  tagsOf: (event, workspaceId) => tagsOfAccount({ data: { accountId: accountOf(event) } }, workspaceId),
};
