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

/** `now` is ISO 8601 UTC. A token that is missing, unknown, ended or past its time gives null. */
export const findCaller = async (
  token: string | null,
  log: EventLog,
  { answers, now }: { answers: Answers; now: string },
): Promise<Caller | null> => {
  if (token === null) return null;
  const secret = await log.vault.get(sessionSecretKey(token));
  const sessionId = secret?.sessionId;
  if (typeof sessionId !== 'string') return null;
  const session = sessionAt(answers.openSessions, sessionId, now);
  const account = session && answers.accountDirectory.byId[session.accountId];
  const membership = session && answers.workspaceDirectory.membershipOf[session.accountId];
  if (!session || !account || !membership) return null;
  const { workspaceId, kind, clientId } = membership;
  const { accountId, expiresAt } = session;
  return { accountId, sessionId, token, expiresAt, role: account.role, workspaceId, kind, clientId };
};
