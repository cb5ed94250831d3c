/** Defines the wire schemas of Ask AI conversations. */
import * as z from 'zod/mini';
import { askBody, askReply } from './askSchemas.ts';
import { typedText } from './typedText.ts';

export const conversation = z.strictObject({
  id: z.string(),
  /** The first question, until renamed. */
  title: z.string(),
  questions: z.int().check(z.gte(0)),
  started_at: z.iso.datetime(),
  asked_at: z.iso.datetime(),
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
});

export const conversationParams = z.strictObject({ id: z.string() });
export const conversationChanges = z.strictObject({ title: typedText });
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
});

export type ConversationItem = z.infer<typeof conversation>;
export type KeptTurn = z.infer<typeof keptTurn>;
export type TurnReply = z.infer<typeof turnReply>;
