/** GET /api/workspace: the caller's workspace and the people in it. */
import type { WorkspaceReply } from '#domain/contract/workspaceSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';

export const readWorkspace: Handler<'readWorkspace'> = (_request, { answers, caller }) => {
  const workspace = answers.workspaceDirectory.byId[caller.workspaceId];
  if (!workspace) return problem('notFound');
  const reply: WorkspaceReply = {
    workspace: {
      id: workspace.id,
      name: workspace.name,
      created_at: workspace.createdAt,
      owner_id: workspace.ownerId,
    },
    members: membersOf(answers.workspaceDirectory, workspace.id).flatMap(({ accountId, kind, joinedAt }) => {
      const account = answers.accountDirectory.byId[accountId];
      if (!account) return [];
      return [{ id: accountId, name: accountName(account), role: account.role, kind, joined_at: joinedAt }];
    }),
  };
  return json(200, reply);
};
