/** Where a conversation with Ask AI is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { ConversationEvent } from './conversationEvents.ts';

/** `conversation-<conversation id>`. */
export const conversationStream: StreamRule<ConversationEvent> = {
  category: 'conversation',
  of: (conversationId) => `conversation-${conversationId}`,
  tagsOf: tagsOfAccount,
};
