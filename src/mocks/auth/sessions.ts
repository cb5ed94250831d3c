/** Handles GET /api/auth/sessions, DELETE of one, and DELETE of all others: the own sessions of an account. */
import type { SessionItem } from '#domain/contract/authSchemas.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { sessionDecider } from '#events/sessions/sessionDecider.ts';
import type { OpenSession } from '#events/sessions/sessionState.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import type { Caller, Handler, SessionActivity } from '../http/context.ts';
import { actorOf, alongside, handleCommand, mergeRelated, notThere } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';

const handle = handleCommand(sessionStream, sessionDecider);

/** One append has at most 500 events. */
const mostEnded = 400;

/** For a host with one process, which forgets at its end. */
export const createSessionActivity = (): SessionActivity => {
  const seen = new Map<string, string>();
  return {
    touch: (sessionId, now) => {
      seen.set(sessionId, now);
    },
    lastSeen: async () => seen,
  };
};

const openOf = (
  { openSessions }: ScopedAnswers,
  { accountId }: Caller,
  now: string,
): readonly OpenSession[] =>
  Object.values(openSessions.byId).filter(
    (session) => session.accountId === accountId && session.expiresAt > now,
  );

const isOwn = ({ viewedClientId }: OpenSession): boolean => viewedClientId === undefined;

export const listSessions: Handler<'listSessions'> = async (_request, context) => {
  const { answers, caller, now, sessionActivity } = context;
  const open = openOf(answers, caller, now).filter(isOwn);
  const seen = await sessionActivity.lastSeen(open.map(({ sessionId }) => sessionId));
  const items = open.map(
    ({ sessionId, device = null, startedAt, expiresAt }): SessionItem => ({
      id: sessionId,
      device,
      started_at: startedAt,
      last_seen_at: seen.get(sessionId) ?? startedAt,
      expires_at: expiresAt,
      is_current: sessionId === caller.sessionId,
    }),
  );
  const newest = items.toSorted((one, other) => (one.last_seen_at < other.last_seen_at ? 1 : -1));
  return json(200, {
    items: newest.toSorted((one, other) => Number(other.is_current) - Number(one.is_current)),
  });
};

export const endSession: Handler<'endSession'> = (request, context) => {
  const { caller, params, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const known = openOf(answers, caller, now).some(({ sessionId }) => sessionId === params.id);
      return known
        ? { key: [params.id], command: { type: 'EndSession', now }, reply: () => ({ status: 204 }) }
        : notThere();
    },
  });
};

/** Ends views of a client's portal too. */
export const endOtherSessions: Handler<'endOtherSessions'> = (_request, { caller, now, log, commit }) =>
  commit(async (answers) => {
    const others = openOf(answers, caller, now).filter(({ sessionId }) => sessionId !== caller.sessionId);
    const command = { type: 'EndSession', now } as const;
    const ended = await Promise.all(
      others
        .slice(0, mostEnded)
        .map(({ sessionId }) =>
          alongside(
            { log },
            { stream: sessionStream, decider: sessionDecider, key: [sessionId] as const, command },
            caller.workspaceId,
          ),
        ),
    );
    const { events = [], expected = [] } = mergeRelated(ended);
    return { ok: true, actor: actorOf(caller), events, expected, reply: { status: 204 } };
  });
