/** Projects the open sessions and each account's last sign-in. */
import type { PasswordChanged } from '../accounts/accountEvents.ts';
import type { SessionEvent } from '../sessions/sessionEvents.ts';
import { type OpenSession, sessionAfter } from '../sessions/sessionState.ts';
import type { Projection } from './projection.ts';

export type OpenSessions = {
  byId: Record<string, OpenSession>;
  /** By account; viewing a client's portal is not a sign-in. */
  lastSignIns: Record<string, string>;
};

const tell = (sessions: OpenSessions, event: SessionEvent): void => {
  const { sessionId, accountId } = event.data;
  const session = sessionAfter(sessions.byId[sessionId] ?? { status: 'none' }, event);
  if (session.status === 'open') sessions.byId[sessionId] = session;
  else delete sessions.byId[sessionId];
  if (event.type === 'SessionStarted') sessions.lastSignIns[accountId] = event.data.startedAt;
};

/** A new password ends all sessions but the one that changed it. */
const endOthers = (sessions: OpenSessions, { data }: PasswordChanged): void => {
  for (const { sessionId, accountId } of Object.values(sessions.byId))
    if (accountId === data.accountId && sessionId !== data.sessionId) delete sessions.byId[sessionId];
};

export const openSessions: Projection<OpenSessions> = {
  name: 'openSessions',
  empty: () => ({ byId: {}, lastSignIns: {} }),
  on: { SessionStarted: tell, ClientViewStarted: tell, SessionEnded: tell, PasswordChanged: endOthers },
};

/** Undefined once it has ended or expired at `now` (ISO 8601 UTC). */
export const sessionAt = (sessions: OpenSessions, sessionId: string, now: string): OpenSession | null => {
  const session = sessions.byId[sessionId];
  return session && session.expiresAt > now ? session : null;
};
