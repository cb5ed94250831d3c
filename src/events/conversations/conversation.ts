/** Folds the events of a conversation, without the answers, which stay in its stream. */
import type { AnswerRating } from '#domain/conversations/conversationRules.ts';
import type { ConversationEvent } from './conversationEvents.ts';

export type ConversationFacts = {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly turnIds: readonly string[];
  readonly ratings: Readonly<Record<string, AnswerRating>>;
  readonly pinned: boolean;
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
    return {
      id,
      accountId,
      title,
      turnIds: [],
      ratings: {},
      pinned: false,
      startedAt,
      askedAt: startedAt,
      removedAt: null,
      revision,
    };
  }
  if (!before) return null;
  switch (type) {
    case 'QuestionAnswered':
      return { ...before, turnIds: [...before.turnIds, data.turnId], askedAt: data.answeredAt, revision };
    case 'ConversationRenamed':
      return { ...before, title: data.title, revision };
    case 'ConversationPinned':
      return { ...before, pinned: true, revision };
    case 'ConversationUnpinned':
      return { ...before, pinned: false, revision };
    case 'AnswerRated': {
      const { turnId, rating, reason } = data;
      const { [turnId]: _former, ...others } = before.ratings;
      const ratings = rating === null ? others : { ...others, [turnId]: { rating, reason } };
      return { ...before, ratings, revision };
    }
    case 'ConversationRemoved':
      return { ...before, removedAt: data.removedAt, revision };
    case 'ConversationRestored':
      return { ...before, removedAt: null, revision };
  }
};
