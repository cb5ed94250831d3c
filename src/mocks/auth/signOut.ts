/** Handles POST /api/auth/sign-out: ends the session and forgets its secret. */
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { sessionSecretKey } from './findSession.ts';

const handle = handleCommand(sessionStream, sessionDecider);

export const signOut: Handler<'signOut'> = (request, context) => {
  const { caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      key: [caller.sessionId],
      command: { type: 'EndSession', now },
      related: () => ({ vault: [{ delete: sessionSecretKey(caller.token) }] }),
      reply: () => ({ status: 204 }),
    }),
  });
};
