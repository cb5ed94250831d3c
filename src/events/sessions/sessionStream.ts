/** Where a session is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { SessionEvent } from './sessionEvents.ts';

/** `session-<session id>`. */
export const sessionStream: StreamRule<SessionEvent> = {
  category: 'session',
  of: (sessionId) => `session-${sessionId}`,
  tagsOf: tagsOfAccount,
};
