/** Handles PUT /api/workspace/second-factor: requires two-step sign-in of the agency's own people. */
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';

const handle = handleCommand(workspaceStream, workspaceDecider);

export const requireSecondFactor: Handler<'requireSecondFactor'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const { is_required: isRequired } = body;
  return handle(request, context, {
    plan: ({ accountDirectory }) => {
      // Otherwise an admin would lose the access to this setting by it.
      if (isRequired && !accountDirectory.byId[by]?.hasSecondFactor) throw new RefusalError('ownFactorFirst');
      return {
        key: [workspaceId],
        command: { type: 'RequireSecondFactor', isRequired, by, now },
        reply: () => ({ status: 200, body: { is_required: isRequired } }),
      };
    },
  });
};
