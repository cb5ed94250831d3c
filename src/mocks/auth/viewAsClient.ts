/** Handles POST /api/auth/client-view: opens a client's portal for agency staff, with a session of the client's scope. */
import { clientViewExpiry, sessionDecider } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { membershipReply } from '../team/membershipReply.ts';
import { sessionSecretKey } from './findSession.ts';
import { viewerReply } from './viewerReply.ts';

const handle = handleCommand(sessionStream, sessionDecider);

const tokenBytes = 32;

export const viewAsClient: Handler<'viewAsClient'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId } = caller;
  const sessionId = world.ids.entity();
  const token = world.ids.secret(tokenBytes);
  return handle(request, context, {
    plan: (answers) => {
      const { id: clientId } = activeClient(answers, caller, { clientId: body.client_id, field: null });
      const account = answers.accountDirectory.byId[accountId] ?? notThere();
      const scope = { workspaceId, kind: 'client', clientId, viewedBy: accountId } as const;
      const session = { token, expires_at: clientViewExpiry(now) };
      return {
        key: [sessionId],
        command: { type: 'StartClientView', sessionId, accountId, workspaceId, clientId, now },
        related: () => ({ vault: [{ put: sessionSecretKey(token), value: { sessionId, workspaceId } }] }),
        reply: () => ({
          status: 201,
          body: viewerReply(account, membershipReply({ ...scope, accountId }, answers), {
            id: sessionId,
            session,
          }),
        }),
      };
    },
  });
};
