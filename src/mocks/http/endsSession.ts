/** Whether events end the session of whoever reads a feed. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import type { Caller } from './context.ts';

/** A new password ends all sessions of its account but the one in which it was changed. */
export const endsSession = (events: readonly StoredEvent[], caller: Caller): boolean => {
  const { sessionId, viewedBy = caller.accountId } = caller;
  return events.some(({ stream, type, data }) => {
    const facts: Readonly<Record<string, unknown>> = Object(data);
    return type === 'PasswordChanged'
      ? facts.accountId === viewedBy && facts.sessionId !== sessionId
      : type === 'SessionEnded' && stream === sessionStream.of(sessionId);
  });
};
