/** What the events of a conversation make of it, without the answers, which its stream keeps. */
import type { ConversationEvent } from './conversationEvents.ts';

export type ConversationFacts = {
  readonly id: string;
  /** Who asks in it. */
  readonly accountId: string;
  readonly title: string;
  /** How many there are in it. */
  readonly questions: number;
  readonly startedAt: string;
  /** When the latest question was answered. */
  readonly askedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of its stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The conversation after one more event; null before it is started. */
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
