/** Decides conversations: each begins with a question, belongs to its asker, and can be renamed, pinned, rated, removed and restored. */

import {
  type AnswerRating,
  mostQuestions,
  ratingProblem,
  titleOf,
  titleProblem,
  unrated,
} from '#domain/conversations/conversationRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type ConversationFacts, conversationAfter } from './conversation.ts';
import type { ConversationEvent } from './conversationEvents.ts';

type Answered = {
  readonly turnId: string;
  readonly question: string;
  readonly reply: string;
  readonly position: number;
};
type Asked<Type extends string> = { readonly type: Type; readonly accountId: string; readonly now: string };

export type StartConversation = Asked<'StartConversation'> &
  Answered & { readonly conversationId: string; readonly workspaceId: string };
export type KeepAnswer = Asked<'KeepAnswer'> & Answered;
export type ChangeConversation = Asked<'ChangeConversation'> & {
  readonly title?: string;
  readonly pinned?: boolean;
};
export type RateAnswer = Asked<'RateAnswer'> & AnswerRating & { readonly turnId: string };
export type RemoveConversation = Asked<'RemoveConversation'>;
export type RestoreConversation = Asked<'RestoreConversation'>;

export type ConversationCommand =
  | StartConversation
  | KeepAnswer
  | ChangeConversation
  | RateAnswer
  | RemoveConversation
  | RestoreConversation;

export type ConversationState = ConversationFacts | null;

type Decided = Decision<ConversationEvent>;
type About = { readonly conversationId: string; readonly accountId: string };

const answered = (about: About, command: StartConversation | KeepAnswer): ConversationEvent => {
  const { turnId, question, reply, position, now: answeredAt } = command;
  return { type: 'QuestionAnswered', data: { ...about, turnId, question, reply, position, answeredAt } };
};

const start = (command: StartConversation, state: ConversationState): Decided => {
  const { conversationId, accountId, workspaceId, question, now: startedAt } = command;
  if (state !== null) return reject('versionConflict');
  const about = { conversationId, accountId };
  return accept(
    { type: 'ConversationStarted', data: { ...about, workspaceId, title: titleOf(question), startedAt } },
    answered(about, command),
  );
};

const change = (command: ChangeConversation, about: About, state: ConversationFacts): Decided => {
  const { title = state.title, pinned = state.pinned, now } = command;
  if (titleProblem(title) !== null) return reject('invalid');
  const events: ConversationEvent[] = [];
  if (tidyText(title) !== state.title)
    events.push({
      type: 'ConversationRenamed',
      data: { ...about, formerTitle: state.title, title: tidyText(title), renamedAt: now },
    });
  if (pinned && !state.pinned) events.push({ type: 'ConversationPinned', data: { ...about, pinnedAt: now } });
  if (!pinned && state.pinned)
    events.push({ type: 'ConversationUnpinned', data: { ...about, unpinnedAt: now } });
  return accept(...events);
};

const rate = (command: RateAnswer, about: About, state: ConversationFacts): Decided => {
  const { turnId, rating, reason, now: ratedAt } = command;
  if (!state.turnIds.includes(turnId)) return reject('notFound');
  if (ratingProblem(command) !== null) return reject('invalid');
  const former = ownValue(state.ratings, turnId) ?? unrated;
  if (former.rating === rating && former.reason === reason) return accept();
  const before = { formerRating: former.rating, formerReason: former.reason };
  return accept({ type: 'AnswerRated', data: { ...about, turnId, ...before, rating, reason, ratedAt } });
};

/** Other accounts' conversations count as not found. */
const decide = (command: ConversationCommand, state: ConversationState): Decided => {
  if (command.type === 'StartConversation') return start(command, state);
  if (state === null || state.accountId !== command.accountId) return reject('notFound');
  const about = { conversationId: state.id, accountId: state.accountId };
  if (command.type === 'RestoreConversation')
    return state.removedAt === null
      ? accept()
      : accept({ type: 'ConversationRestored', data: { ...about, restoredAt: command.now } });
  if (state.removedAt !== null) return reject('notFound');
  switch (command.type) {
    case 'KeepAnswer':
      return state.turnIds.length < mostQuestions ? accept(answered(about, command)) : reject('invalid');
    case 'ChangeConversation':
      return change(command, about, state);
    case 'RateAnswer':
      return rate(command, about, state);
    case 'RemoveConversation':
      return accept({ type: 'ConversationRemoved', data: { ...about, removedAt: command.now } });
  }
};

export const conversationDecider: Decider<ConversationCommand, ConversationEvent, ConversationState> = {
  initial: null,
  evolve: (state, event) => conversationAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
