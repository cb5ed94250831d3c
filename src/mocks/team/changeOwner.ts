/** Handles PUT /api/workspace/owner: transfers ownership within the team; plan, bills and limits are unchanged. */
import { refusedOwnerChange } from '#domain/access/ownerRules.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { requireTypedName } from './requireTypedName.ts';
import { lastActs, memberItem } from './teamItems.ts';

const handle = handleCommand(workspaceStream, workspaceDecider);

export const changeOwner: Handler<'changeOwner'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const accountId = body.member_id;
  return handle(request, context, {
    plan: (answers) => {
      const workspace = answers.workspaceDirectory.byId[workspaceId] ?? notThere();
      const reason = refusedOwnerChange(caller, accountId);
      if (reason !== null) throw new RefusalError('roleForbidden', { reason });
      requireTypedName(body.name, workspace.name);
      const role = answers.accountDirectory.byId[accountId]?.role ?? 'user';
      return {
        key: [workspaceId],
        command: { type: 'ChangeOwner', accountId, role, by, now },
        version: (state) => (state.status === 'created' ? state.ownerChanges : null),
        ifMatch: 'required',
        reply: (after) => {
          if (after.status !== 'created') return notThere();
          const member = after.members[accountId] ?? notThere();
          const membership = { workspaceId, status: 'active', acts: lastActs(answers) } as const;
          const item = memberItem(answers, member, membership) ?? notThere();
          return { status: 200, body: { member: { ...item, role: 'admin' } }, version: after.ownerChanges };
        },
      };
    },
  });
};
