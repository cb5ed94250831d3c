/** Handles POST /api/demo/expired-accesses: expires the access to accounts until it is granted again. */
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { accountOf, connectionsOf, demoSourceItem } from './controlledAccounts.ts';

const handle = handleCommand(sourceStream, sourceDecider);

export const expireAccess: Handler<'expireAccess'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const connections = connectionsOf(answers, workspaceId, body.integration_ids);
      return {
        key: [workspaceId],
        command: { type: 'ExpireAccess', workspaceId, accounts: connections.map(accountOf), now },
        actor: { kind: 'system', id: 'demo' },
        reply: (state) => ({
          status: 200,
          body: { items: connections.map((one) => demoSourceItem(one, answers, { workspaceId, state })) },
        }),
      };
    },
  });
};
