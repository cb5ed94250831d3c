/** What can happen to a session; its token is a secret and stands in the vault only. */
import type { DomainEvent } from '../log/storedEvent.ts';

export type SessionStarted = DomainEvent<
  'SessionStarted',
  { sessionId: string; accountId: string; startedAt: string; expiresAt: string }
>;

export type SessionEnded = DomainEvent<
  'SessionEnded',
  { sessionId: string; accountId: string; endedAt: string }
>;

export type SessionEvent = SessionStarted | SessionEnded;
