/** The handlers of conversations with Ask AI, by the names of their endpoints. */
import {
  continueConversation,
  removeConversation,
  renameConversation,
  restoreConversation,
  startConversation,
} from './changeConversation.ts';
import { listConversations, readConversation } from './readConversations.ts';

export const conversationHandlers = {
  listConversations,
  readConversation,
  startConversation,
  continueConversation,
  renameConversation,
  removeConversation,
  restoreConversation,
} as const;
