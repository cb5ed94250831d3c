/** Declares the undo of changes of a person's own conversations. */
import {
  type ConversationCommand,
  type ConversationState,
  conversationDecider,
} from '#events/conversations/conversationDecider.ts';
import type { ConversationEvent } from '#events/conversations/conversationEvents.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import { type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const owner = ({ accountId }: ConversationEvent['data']): string => accountId;

const asked = ({ caller, now }: Taking) => ({ accountId: caller.accountId, now });

const factsOf = (conversation: ConversationState): Facts | null => {
  if (conversation === null) return null;
  const { title, removedAt } = conversation;
  return { Title: text(title), Status: text(removedAt === null ? 'kept' : 'removed') };
};

export const conversationUndo = undoSubject<ConversationCommand, ConversationEvent, ConversationState>({
  stream: conversationStream,
  decider: conversationDecider,
  facts: factsOf,
  ways: {
    ConversationStarted: { never: 'A question changes nothing. Remove the conversation in Ask AI instead.' },
    QuestionAnswered: { never: 'A question changes nothing. Remove the conversation in Ask AI instead.' },
    ConversationRenamed: {
      as: 'renameConversation',
      owner,
      command: (step) => ({ type: 'RenameConversation', ...asked(step), title: step.data.formerTitle }),
    },
    ConversationRemoved: {
      as: 'restoreConversation',
      owner,
      command: (step) => ({ type: 'RestoreConversation', ...asked(step) }),
    },
    ConversationRestored: {
      as: 'removeConversation',
      owner,
      command: (step) => ({ type: 'RemoveConversation', ...asked(step) }),
    },
  },
});
