/** What can happen to a conversation with Ask AI. */
import * as z from 'zod/mini';
import { longestQuestion } from '#domain/ask/answer.ts';
import { longestReply } from '#domain/conversations/conversationRules.ts';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

/** `accountId` is who asks: nobody else sees it. */
const about = { conversationId: id, accountId: id };

export const conversationEvents = {
  ConversationStarted: z.strictObject({ ...about, workspaceId: id, title: text, startedAt: time }),
  /**
   * `reply` is what was answered, as the wire writes it: it stays whatever later answers look like. `position`: of the log, at which
   * it was computed.
   */
  QuestionAnswered: z.strictObject({
    ...about,
    turnId: id,
    question: z.string().check(z.maxLength(longestQuestion)),
    reply: z.string().check(z.maxLength(longestReply)),
    position: count,
    answeredAt: time,
  }),
  ConversationRenamed: z.strictObject({ ...about, formerTitle: text, title: text, renamedAt: time }),
  ConversationRemoved: z.strictObject({ ...about, removedAt: time }),
  ConversationRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ConversationEvent = EventsIn<typeof conversationEvents>;
export type QuestionAnswered = Extract<ConversationEvent, { readonly type: 'QuestionAnswered' }>;
