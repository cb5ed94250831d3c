/** Maps the handlers of Ask AI conversations to endpoint names. */
import {
  continueConversation,
  rateAnswer,
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
  rateAnswer,
  removeConversation,
  restoreConversation,
} as const;
