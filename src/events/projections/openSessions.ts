/** Which sessions are open, and when did each account sign in last? */
import type { Projection } from './projection.ts';

export type OpenSession = {
  accountId: string;
  startedAt: string;
  expiresAt: string;
  /** The client whose portal somebody of the agency looks at; left out: it is the account's own session. */
  viewedClientId?: string;
};

export type OpenSessions = {
  byId: Record<string, OpenSession>;
  /** By account; to look at a client's portal is no sign-in. */
  lastSignIns: Record<string, string>;
};

export const openSessions: Projection<OpenSessions> = {
  name: 'openSessions',
  empty: () => ({ byId: {}, lastSignIns: {} }),
  on: {
    SessionStarted: (sessions, { data }) => {
      const { sessionId, accountId, startedAt, expiresAt } = data;
      sessions.byId[sessionId] = { accountId, startedAt, expiresAt };
      sessions.lastSignIns[accountId] = startedAt;
    },
    ClientViewStarted: (sessions, { data }) => {
      const { sessionId, accountId, startedAt, expiresAt, clientId } = data;
      sessions.byId[sessionId] = { accountId, startedAt, expiresAt, viewedClientId: clientId };
    },
    SessionEnded: (sessions, { data }) => {
      delete sessions.byId[data.sessionId];
    },
  },
};

/** The session, unless it ended or its time is over at `now` (ISO 8601 UTC). */
export const sessionAt = (sessions: OpenSessions, sessionId: string, now: string): OpenSession | null => {
  const session = sessions.byId[sessionId];
  return session && session.expiresAt > now ? session : null;
};
