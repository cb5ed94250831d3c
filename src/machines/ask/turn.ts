/** One question of a conversation, with its answer or why there is none. */
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { KeptTurn, TurnReply } from '#domain/contract/conversationSchemas.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { Refusal } from '../api/outcome.ts';

/** Where the log stood when an answer was computed, and when that was (ISO 8601 UTC). */
export type KeptAt = { readonly position: number; readonly number: number; readonly at: string };

export type Turn = {
  readonly id: string;
  readonly question: string;
  /** Of which past it was asked; null for the present. */
  readonly asOf: AsOf | null;
  /** Null until it is there. */
  readonly reply: AskReply | null;
  /** Null while it is not kept: it ends with the page. */
  readonly kept: KeptAt | null;
  /** Why there is none; null otherwise. */
  readonly problem: Refusal | null;
  /** Whether it was no longer waited for. */
  readonly isStopped: boolean;
};

/** `conversationId`: in which it is kept; null where it is not, as of the past. */
export type Answered = Pick<Turn, 'kept'> & {
  readonly reply: AskReply;
  readonly conversationId: string | null;
};

const keptAt = ({ position, number, asked_at: at }: KeptTurn): KeptAt => ({ position, number, at });

/** As it was given. */
export const turnOf = (turn: KeptTurn): Turn => ({
  id: turn.id,
  question: turn.question,
  asOf: null,
  reply: turn.reply,
  kept: keptAt(turn),
  problem: null,
  isStopped: false,
});

export const answeredBy = ({ conversation, turn }: TurnReply): Answered => ({
  reply: turn.reply,
  conversationId: conversation.id,
  kept: keptAt(turn),
});
