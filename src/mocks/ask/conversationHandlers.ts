/** Maps the handlers of Ask AI conversations to endpoint names. */
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
