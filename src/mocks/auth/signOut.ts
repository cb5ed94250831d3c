/** POST /api/auth/sign-out: ends the session and forgets its secret. */
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import type { Handler } from '../http/context.ts';
import { sessionSecretKey } from '../http/findCaller.ts';
import { loadStream } from '../http/loadStream.ts';

export const signOut: Handler<'signOut'> = (_request, { caller, log, now, commit }) =>
  commit(async () => {
    const stream = `session-${caller.sessionId}`;
    const { state, revision } = await loadStream(log, stream, sessionDecider);
    const decision = sessionDecider.decide({ type: 'EndSession', now }, state);
    if (!decision.ok) return decision;
    const tags = [workspaceTag(caller.workspaceId), accountTag(caller.accountId)];
    return {
      ok: true,
      actor: { kind: 'account', id: caller.accountId, role: caller.role },
      events: decision.events.map((event) => ({ stream, event, tags })),
      expected: [{ stream, revision }],
      vault: [{ delete: sessionSecretKey(caller.token) }],
      reply: { status: 204 },
    };
  });
