/** Defines the wire schemas of Ask AI conversations. */
import * as z from 'zod/mini';
import { longestReason, ratings } from '../conversations/conversationRules.ts';
import { askBody, askReply } from './askSchemas.ts';
import { typedText } from './typedText.ts';

export const conversation = z.strictObject({
  id: z.string(),
  /** The first question, until renamed. */
  title: z.string(),
  questions: z.int().check(z.gte(0)),
  started_at: z.iso.datetime(),
  asked_at: z.iso.datetime(),
  pinned: z.boolean(),
  etag: z.string(),
});

export const keptTurn = z.strictObject({
  id: z.string(),
  question: z.string(),
  asked_at: z.iso.datetime(),
  /** Log position at which the answer was computed. */
  position: z.int(),
  /** Number of the workspace's last event at or before that position. */
  number: z.int(),
  reply: askReply,
  rating: z.nullable(z.enum(ratings)),
  /** Reason of a thumbs down. */
  reason: z.nullable(z.string()),
});

export const conversationParams = z.strictObject({ id: z.string() });
export const conversationChanges = z.strictObject({
  title: z.optional(typedText),
  pinned: z.optional(z.boolean()),
});
export const ratingBody = z.strictObject({
  /** Id of the answered question. */
  turn: z.string(),
  rating: z.nullable(z.enum(ratings)),
  reason: z.optional(typedText.check(z.maxLength(longestReason, `At most ${longestReason} characters`))),
});
export const ratedReply = z.strictObject({ turn: keptTurn });
export const conversationReply = z.strictObject({ conversation });
export const conversationBody = askBody;
export const turnReply = z.strictObject({ conversation, turn: keptTurn });
export const wholeConversation = z.strictObject({ conversation, turns: z.array(keptTurn) });
export const conversationAsOf = z.strictObject({ as_of: z.optional(z.string()) });

export const conversationQuery = z.strictObject({
  q: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const conversationList = z.strictObject({
  items: z.array(conversation),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
  /** The caller's fair use of today (UTC). */
  today: z.strictObject({
    asked: z.int().check(z.gte(0)),
    limit: z.int(),
    resets_at: z.iso.datetime(),
  }),
});

export type ConversationItem = z.infer<typeof conversation>;
export type KeptTurn = z.infer<typeof keptTurn>;
export type TurnReply = z.infer<typeof turnReply>;
