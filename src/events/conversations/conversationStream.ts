/** Names the stream of a conversation with Ask AI. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { ConversationEvent } from './conversationEvents.ts';

export const conversationStream: StreamRule<ConversationEvent> = {
  category: 'conversation',
  of: (conversationId) => `conversation-${conversationId}`,
  tagsOf: tagsOfAccount,
};
