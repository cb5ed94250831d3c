/** Holds one question of a conversation, with its answer or the reason there is none. */
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { KeptTurn, TurnReply } from '#domain/contract/conversationSchemas.ts';
import type { AnswerRating } from '#domain/conversations/conversationRules.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { Refusal } from '../api/outcome.ts';

/** The log position, time (ISO 8601 UTC) and rating of the stored answer. */
export type StoredAnswer = AnswerRating & {
  readonly id: string;
  readonly position: number;
  readonly number: number;
  readonly at: string;
};

export type Turn = {
  readonly id: string;
  readonly question: string;
  readonly asOf: AsOf | null;
  readonly reply: AskReply | null;
  /** Null while the turn is not saved and ends with the page. */
  readonly kept: StoredAnswer | null;
  readonly problem: Refusal | null;
  readonly isStopped: boolean;
};

export type Answered = Pick<Turn, 'kept'> & {
  readonly reply: AskReply;
  readonly conversationId: string | null;
};

const storedAnswer = ({ id, position, number, asked_at: at, rating, reason }: KeptTurn): StoredAnswer => ({
  id,
  position,
  number,
  at,
  rating,
  reason,
});

export const turnOf = (turn: KeptTurn): Turn => ({
  id: turn.id,
  question: turn.question,
  asOf: null,
  reply: turn.reply,
  kept: storedAnswer(turn),
  problem: null,
  isStopped: false,
});

export const answeredBy = ({ conversation, turn }: TurnReply): Answered => ({
  reply: turn.reply,
  conversationId: conversation.id,
  kept: storedAnswer(turn),
});
