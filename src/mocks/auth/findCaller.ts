/** Finds the caller: the person whose session the bearer token opens, or no one. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Answers } from '#events/projections/answers.ts';
import { sessionAt } from '#events/projections/openSessions.ts';
import type { OpenSession } from '#events/sessions/sessionState.ts';
import type { Caller } from '../http/context.ts';
import type { FoundSession } from './findSession.ts';

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

/** Milliseconds. Small corrections of the clock are common. */
const clockSlack = 24 * 60 * 60 * 1_000;

/** A session with a future start counts as ended: after a clock correction it would last too long. */
const openAt = ({ openSessions }: Answers, sessionId: string, now: string): OpenSession | null => {
  const session = sessionAt(openSessions, sessionId, now);
  const isFromLater = session !== null && Date.parse(session.startedAt) - Date.parse(now) > clockSlack;
  return isFromLater ? null : session;
};

/** The caller of a session's token at `now` (ISO 8601 UTC); null for an unknown, ended or expired session. */
export const callerOf = (
  { token, session: found }: { readonly token: string | null; readonly session: FoundSession | null },
  { answers, now }: { readonly answers: Answers; readonly now: string },
): Caller | null => {
  if (token === null || found === null) return null;
  const { sessionId } = found;
  const session = openAt(answers, sessionId, now);
  if (session?.viewedClientId !== undefined) return viewerOf(session, { sessionId, token }, answers);
  const account = session && answers.accountDirectory.byId[session.accountId];
  const membership = session && answers.workspaceDirectory.membershipOf[session.accountId];
  if (!session || !account || !membership || membership.suspended) return null;
  const { workspaceId, kind, clientId } = membership;
  const { accountId, expiresAt } = session;
  const archivedAt = answers.clientDirectory.byWorkspace[workspaceId]?.[clientId ?? '']?.archivedAt ?? null;
  const { role } = account;
  const caller = { accountId, sessionId, token, expiresAt, role, workspaceId, kind, clientId };
  return archivedAt === null ? caller : { ...caller, clientArchivedAt: archivedAt };
};
