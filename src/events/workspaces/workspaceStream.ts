/** Where a workspace and its members are kept: in one stream, so that nobody joins twice. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';

/** Whom an event is about; null where that is nobody's account, or two people's. */
const accountOf = ({ type, data }: WorkspaceEvent): string | null => {
  if (type === 'WorkspaceCreated') return data.ownerId;
  if (type === 'WorkspaceOwnerChanged') return null;
  return 'accountId' in data ? data.accountId : null;
};

/** `workspace-<workspace id>`; who founds a workspace is who its first event is about. */
export const workspaceStream: StreamRule<WorkspaceEvent> = {
  category: 'workspace',
  of: (workspaceId) => `workspace-${workspaceId}`,
  tagsOf: (event, workspaceId) => tagsOfAccount({ data: { accountId: accountOf(event) } }, workspaceId),
};
