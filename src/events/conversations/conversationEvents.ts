/** Declares the events of a conversation with Ask AI. */
import * as z from 'zod/mini';
import {
  longestQuestion,
  longestReason,
  longestReply,
  ratings,
} from '#domain/conversations/conversationRules.ts';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

const rating = z.nullable(z.enum(ratings));
const reason = z.nullable(z.string().check(z.maxLength(longestReason)));

/** `accountId` is the asker: no one else sees it. */
const about = { conversationId: id, accountId: id };

export const conversationEvents = {
  ConversationStarted: z.strictObject({ ...about, workspaceId: id, title: text, startedAt: time }),
  /** `reply`: the serialized answer, which stays when later formats change. `position`: the log position of its computation. */
  QuestionAnswered: z.strictObject({
    ...about,
    turnId: id,
    question: z.string().check(z.maxLength(longestQuestion)),
    reply: z.string().check(z.maxLength(longestReply)),
    position: count,
    answeredAt: time,
  }),
  ConversationRenamed: z.strictObject({ ...about, formerTitle: text, title: text, renamedAt: time }),
  ConversationPinned: z.strictObject({ ...about, pinnedAt: time }),
  ConversationUnpinned: z.strictObject({ ...about, unpinnedAt: time }),
  AnswerRated: z.strictObject({
    ...about,
    turnId: id,
    formerRating: rating,
    formerReason: reason,
    rating,
    reason,
    ratedAt: time,
  }),
  ConversationRemoved: z.strictObject({ ...about, removedAt: time }),
  ConversationRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ConversationEvent = EventsIn<typeof conversationEvents>;
export type QuestionAnswered = Extract<ConversationEvent, { readonly type: 'QuestionAnswered' }>;
