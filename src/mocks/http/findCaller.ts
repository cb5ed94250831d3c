/** Who calls: the person whose session the bearer token opens, or nobody. */
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { sessionAt } from '#events/projections/openSessions.ts';
import type { Answers } from '#events/projections/readModel.ts';
import type { Caller } from './context.ts';

/** The vault's name for a session: by the hash of its token, so that the token itself is kept nowhere (ruling D17). */
export const sessionSecretKey = (token: string): string => `session:${sha256Hex(token)}`;

/** The bearer token that was sent, whoever's it is; null without one. */
export const tokenOf = (request: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** The id of the session that a token opened, whether or not it has ended since; null for a token that opened none. */
export const findSessionId = async (token: string | null, log: EventLog): Promise<string | null> => {
  if (token === null) return null;
  const secret = await log.vault.get(sessionSecretKey(token));
  return typeof secret?.sessionId === 'string' ? secret.sessionId : null;
};

/** Who calls with the token of a session, at `now` (ISO 8601 UTC). A session that is unknown, ended or past its time gives null. */
export const callerOf = (
  { token, sessionId }: { readonly token: string | null; readonly sessionId: string | null },
  { answers, now }: { readonly answers: Answers; readonly now: string },
): Caller | null => {
  if (token === null || sessionId === null) return null;
  const session = sessionAt(answers.openSessions, sessionId, now);
  const account = session && answers.accountDirectory.byId[session.accountId];
  const membership = session && answers.workspaceDirectory.membershipOf[session.accountId];
  if (!session || !account || !membership) return null;
  const { workspaceId, kind, clientId } = membership;
  const { accountId, expiresAt } = session;
  return { accountId, sessionId, token, expiresAt, role: account.role, workspaceId, kind, clientId };
};
