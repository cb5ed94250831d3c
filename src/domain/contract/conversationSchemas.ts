/** The shapes of a person's conversations with Ask AI on the wire. */
import * as z from 'zod/mini';
import { askBody, askReply } from './askSchemas.ts';
import { typedText } from './typedText.ts';

export const conversation = z.strictObject({
  id: z.string(),
  /** The first question, until it is renamed. */
  title: z.string(),
  /** How many there are in it. */
  questions: z.int().check(z.gte(0)),
  started_at: z.iso.datetime(),
  /** When the latest question was asked. */
  asked_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
});

/** A question with the answer that was given, which never changes. */
export const keptTurn = z.strictObject({
  id: z.string(),
  question: z.string(),
  asked_at: z.iso.datetime(),
  /** Of the log, at which the answer was computed. */
  position: z.int(),
  /** Of the last event of the workspace at that position, or before it. */
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
  /** Only those whose title has these words, whatever their case. */
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
