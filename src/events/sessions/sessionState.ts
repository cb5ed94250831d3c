/** Folds the events of a session. */
import type { SessionEvent } from './sessionEvents.ts';

export type OpenSession = {
  readonly status: 'open';
  readonly sessionId: string;
  readonly accountId: string;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly device?: string;
  /** The client whose portal a person of the agency views; default: the account's own session. */
  readonly viewedClientId?: string;
};

export type SessionState = { readonly status: 'none' | 'ended' } | OpenSession;

export const sessionAfter = (_before: SessionState, event: SessionEvent): SessionState => {
  if (event.type === 'SessionEnded') return { status: 'ended' };
  const { sessionId, accountId, startedAt, expiresAt } = event.data;
  const session = { status: 'open', sessionId, accountId, startedAt, expiresAt } as const;
  if (event.type === 'ClientViewStarted') return { ...session, viewedClientId: event.data.clientId };
  const { device } = event.data;
  return device === undefined ? session : { ...session, device };
};
