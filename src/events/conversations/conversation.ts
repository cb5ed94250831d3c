/** Folds the events of a conversation, without the answers, which stay in its stream. */
import type { ConversationEvent } from './conversationEvents.ts';

export type ConversationFacts = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly questions: number;
  readonly startedAt: string;
  readonly askedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export const conversationAfter = (
  before: ConversationFacts | null,
  { type, data }: ConversationEvent,
  revision: number,
): ConversationFacts | null => {
  if (type === 'ConversationStarted') {
    const { conversationId: id, accountId, title, startedAt } = data;
    return { id, accountId, title, questions: 0, startedAt, askedAt: startedAt, removedAt: null, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'QuestionAnswered':
      return { ...before, questions: before.questions + 1, askedAt: data.answeredAt, revision };
    case 'ConversationRenamed':
      return { ...before, title: data.title, revision };
    case 'ConversationRemoved':
      return { ...before, removedAt: data.removedAt, revision };
    case 'ConversationRestored':
      return { ...before, removedAt: null, revision };
  }
};
