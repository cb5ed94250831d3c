/** Handles POST /api/integrations/:id/reconnect: renews the access to an account, which then delivers the missed data. */
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { healthOf, sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { integrationReply } from './integrationItem.ts';
import { refusedPlatform } from './refusedPlatform.ts';

const handle = handleCommand(sourceStream, sourceDecider);

export const reconnectIntegration: Handler<'reconnectIntegration'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const connection = integrationsOf(answers.integrationDirectory, workspaceId).find(
        ({ id }) => id === params.id,
      );
      if (connection === undefined) throw new RefusalError('notFound');
      if (connection.status === 'disconnected') throw new RefusalError('integrationDisconnected');
      const locked = refusedPlatform(answers, { workspaceId, now }, connection.platform);
      if (locked) throw new RefusalError(locked.refusal, locked.extras);
      const { id: integrationId, platform, externalName, clientId } = connection;
      const facts = { workspaceId, integrationId, platform, externalName, clientId };
      return {
        key: [workspaceId],
        ifMatch: 'none',
        command: { type: 'ReconnectSource', ...facts, by, now },
        reply: (after) =>
          integrationReply(200, connection, answers, workspaceId, healthOf(after, integrationId)),
      };
    },
  });
};
