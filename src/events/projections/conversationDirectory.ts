/** Projects a person's conversations with Ask AI, without the answers, which are read from each stream. */
import { ownValue } from '#domain/ownValue.ts';
import { type ConversationFacts, conversationAfter } from '../conversations/conversation.ts';
import type { ConversationEvent } from '../conversations/conversationEvents.ts';
import type { Projection } from './projection.ts';

export type ConversationDirectory = {
  byId: Record<string, ConversationFacts>;
  /** Questions of each person's latest day of asking (UTC). */
  asked: Record<string, { day: string; count: number }>;
};

const dayOf = (time: string): string => time.slice(0, 10);

const tell = (
  shelf: ConversationDirectory,
  event: ConversationEvent & { readonly revision: number },
): void => {
  const { conversationId } = event.data;
  const conversation = conversationAfter(shelf.byId[conversationId] ?? null, event, event.revision);
  if (conversation) shelf.byId[conversationId] = conversation;
  if (event.type !== 'QuestionAnswered') return;
  const { accountId, answeredAt } = event.data;
  const day = dayOf(answeredAt);
  const before = ownValue(shelf.asked, accountId);
  shelf.asked[accountId] = { day, count: before?.day === day ? before.count + 1 : 1 };
};

export const conversationDirectory: Projection<ConversationDirectory> = {
  name: 'conversationShelf',
  empty: () => ({ byId: {}, asked: {} }),
  on: {
    ConversationStarted: tell,
    QuestionAnswered: tell,
    ConversationRenamed: tell,
    ConversationPinned: tell,
    ConversationUnpinned: tell,
    AnswerRated: tell,
    ConversationRemoved: tell,
    ConversationRestored: tell,
  },
};

/** Null for removed ones and for those of other people. */
export const conversationOf = (
  { byId }: ConversationDirectory,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): ConversationFacts | null => {
  const found = ownValue(byId, id);
  return found?.accountId === accountId && found.removedAt === null ? found : null;
};

export const conversationsOf = (
  { byId }: ConversationDirectory,
  accountId: string,
): readonly ConversationFacts[] =>
  Object.values(byId)
    .filter((one) => one.accountId === accountId && one.removedAt === null)
    .toReversed()
    .toSorted(
      (one, other) => Number(other.pinned) - Number(one.pinned) || other.askedAt.localeCompare(one.askedAt),
    );

export const askedToday = (
  { asked }: ConversationDirectory,
  { accountId, now }: { readonly accountId: string; readonly now: string },
): number => {
  const latest = ownValue(asked, accountId);
  return latest?.day === dayOf(now) ? latest.count : 0;
};
