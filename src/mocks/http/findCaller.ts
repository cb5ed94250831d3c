/** Who calls: the person whose session the bearer token opens, or nobody. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { Answers } from '#events/projections/answers.ts';
import { type OpenSession, sessionAt } from '#events/projections/openSessions.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import { taggedWorkspace } from '#events/tags.ts';
import type { Caller } from './context.ts';

/** The vault's name for a session: by the hash of its token, so that the token itself is kept nowhere (ruling D17). */
export const sessionSecretKey = (token: string): string => `session:${sha256Hex(token)}`;

/** The bearer token that was sent, whoever's it is; null without one. */
export const tokenOf = (request: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** A session that a token opened, and the workspace that it was started for. */
export type FoundSession = { readonly sessionId: string; readonly workspaceId: string };

/** What an earlier build has not kept beside the token is told by the session's first event. */
const workspaceOfStart = async (sessionId: string, log: EventLog): Promise<string | null> => {
  const [started] = await log.readStream(sessionStream.of(sessionId), { limit: 1 });
  return started ? taggedWorkspace(started.tags) : null;
};

/** The session that a token opened; null for a token that opened none, or whose session was ended. Reads no more than that. */
export const findSession = async (token: string | null, log: EventLog): Promise<FoundSession | null> => {
  if (token === null) return null;
  const secret = await log.vault.get(sessionSecretKey(token));
  if (typeof secret?.sessionId !== 'string') return null;
  const { sessionId } = secret;
  const workspaceId =
    typeof secret.workspaceId === 'string' ? secret.workspaceId : await workspaceOfStart(sessionId, log);
  return workspaceId === null ? null : { sessionId, workspaceId };
};

/** Sees what people of the client see and has nothing of its own; null when one of the two is not there any more. */
const viewerOf = (
  { accountId, viewedClientId = '', expiresAt }: OpenSession,
  { sessionId, token }: Pick<Caller, 'sessionId' | 'token'>,
  { workspaceDirectory, clientDirectory, accountDirectory }: Answers,
): Caller | null => {
  const membership = workspaceDirectory.membershipOf[accountId];
  const client = clientDirectory.byWorkspace[membership?.workspaceId ?? '']?.[viewedClientId];
  if (!membership || membership.suspended || !seesWholeWorkspace(membership.kind)) return null;
  if (!client || client.archivedAt !== null || accountDirectory.byId[accountId]?.role === 'user') return null;
  const { workspaceId } = membership;
  const scope = { role: 'user', kind: 'client', workspaceId, clientId: client.id } as const;
  return { ...scope, accountId: sessionId, sessionId, token, expiresAt, viewedBy: accountId };
};

/** Who calls with the token of a session, at `now` (ISO 8601 UTC). A session that is unknown, ended or past its time gives null. */
export const callerOf = (
  { token, session: found }: { readonly token: string | null; readonly session: FoundSession | null },
  { answers, now }: { readonly answers: Answers; readonly now: string },
): Caller | null => {
  if (token === null || found === null) return null;
  const { sessionId } = found;
  const session = sessionAt(answers.openSessions, sessionId, now);
  if (session?.viewedClientId !== undefined) return viewerOf(session, { sessionId, token }, answers);
  const account = session && answers.accountDirectory.byId[session.accountId];
  const membership = session && answers.workspaceDirectory.membershipOf[session.accountId];
  if (!session || !account || !membership || membership.suspended) return null;
  const { workspaceId, kind, clientId } = membership;
  const { accountId, expiresAt } = session;
  return { accountId, sessionId, token, expiresAt, role: account.role, workspaceId, kind, clientId };
};
