/** GET /api/workspace: the caller's workspace, the people in it, and how large it is. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { WorkspaceReply } from '#domain/contract/workspaceSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { type Membership, membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Caller, Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';
import { overviewOf } from './overviewOf.ts';

/** People of a client see the agency and each other, not the people of other clients (ruling D11). */
const knows = (caller: Caller, { kind, clientId }: Membership): boolean =>
  seesWholeWorkspace(caller.kind) || seesWholeWorkspace(kind) || clientId === caller.clientId;

export const readWorkspace: Handler<'readWorkspace'> = (_request, { answers, caller, now }) => {
  const workspace = answers.workspaceDirectory.byId[caller.workspaceId];
  if (!workspace) return problem('notFound');
  const members = membersOf(answers.workspaceDirectory, workspace.id).filter((one) => knows(caller, one));
  const reply: WorkspaceReply = {
    workspace: {
      id: workspace.id,
      name: workspace.name,
      created_at: workspace.createdAt,
      owner_id: workspace.ownerId,
    },
    members: members.flatMap(({ accountId, kind, joinedAt }) => {
      const account = answers.accountDirectory.byId[accountId];
      if (!account) return [];
      return [{ id: accountId, name: accountName(account), role: account.role, kind, joined_at: joinedAt }];
    }),
    overview: overviewOf(answers, caller, now),
  };
  return json(200, reply);
};
