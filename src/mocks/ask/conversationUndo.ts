/** Declares the undo of changes of a person's own conversations. */
import { unrated } from '#domain/conversations/conversationRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { ConversationFacts } from '#events/conversations/conversation.ts';
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

const ratingFacts = ({ ratings }: ConversationFacts, data: ConversationEvent['data']): Facts => {
  if (!('rating' in data)) return {};
  const { rating, reason } = ownValue(ratings, data.turnId) ?? unrated;
  return {
    Rating: text(rating === null ? null : `thumbs ${rating}`),
    Reason: text(reason),
  };
};

const factsOf = (conversation: ConversationState, data: ConversationEvent['data']): Facts | null => {
  if (conversation === null) return null;
  const { title, pinned, removedAt } = conversation;
  return {
    Title: text(title),
    Pinned: text(pinned ? 'yes' : null),
    ...ratingFacts(conversation, data),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  };
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
      command: (step) => ({ type: 'ChangeConversation', ...asked(step), title: step.data.formerTitle }),
    },
    ConversationPinned: {
      as: 'renameConversation',
      owner,
      command: (step) => ({ type: 'ChangeConversation', ...asked(step), pinned: false }),
    },
    ConversationUnpinned: {
      as: 'renameConversation',
      owner,
      command: (step) => ({ type: 'ChangeConversation', ...asked(step), pinned: true }),
    },
    AnswerRated: {
      as: 'rateAnswer',
      owner,
      command: (step) => {
        const { turnId, formerRating: rating, formerReason: reason } = step.data;
        return { type: 'RateAnswer', ...asked(step), turnId, rating, reason };
      },
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
