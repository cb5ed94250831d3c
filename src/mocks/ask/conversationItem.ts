/** Serializes a conversation with Ask AI and its questions. */
import { type AskReply, askReply } from '#domain/contract/askSchemas.ts';
import type { ConversationItem, KeptTurn } from '#domain/contract/conversationSchemas.ts';
import { type AnswerRating, longestReply, unrated } from '#domain/conversations/conversationRules.ts';
import type { ConversationFacts } from '#events/conversations/conversation.ts';
import type { QuestionAnswered } from '#events/conversations/conversationEvents.ts';
import { numberAt, type Timeline } from '#events/projections/timeline.ts';
import { versionTag } from '../http/version.ts';

export const conversationItem = ({
  id,
  title,
  turnIds,
  startedAt,
  askedAt,
  pinned,
  revision,
}: ConversationFacts): ConversationItem => ({
  id,
  title,
  questions: turnIds.length,
  started_at: startedAt,
  asked_at: askedAt,
  pinned,
  etag: versionTag(revision),
});

export const writtenReply = (reply: AskReply): string => {
  const whole = JSON.stringify(reply);
  if (whole.length <= longestReply) return whole;
  const { figures: _figures, ...words } = reply;
  return JSON.stringify(words);
};

const unreadable: AskReply = {
  answer: 'This answer can no longer be shown. Ask again.',
  working: [],
  sources: [],
  refused: true,
};

/** A reply stored by another build may have another shape, and an encrypted one cannot be parsed. */
const readReply = (text: string): AskReply => {
  try {
    const read = askReply.safeParse(JSON.parse(text));
    return read.success ? read.data : unreadable;
  } catch {
    return unreadable;
  }
};

export const turnItem = (
  { turnId, question, reply, position, answeredAt }: QuestionAnswered['data'],
  timeline: Timeline,
  { rating, reason }: AnswerRating = unrated,
): KeptTurn => ({
  id: turnId,
  question,
  asked_at: answeredAt,
  position,
  number: numberAt(timeline, position),
  reply: readReply(reply),
  rating,
  reason,
});
