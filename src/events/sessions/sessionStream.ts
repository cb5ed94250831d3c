/** Names the stream of a session. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { SessionEvent } from './sessionEvents.ts';

export const sessionStream: StreamRule<SessionEvent> = {
  category: 'session',
  of: (sessionId) => `session-${sessionId}`,
  tagsOf: tagsOfAccount,
};
