/** Projects a person's conversations with Ask AI, without the answers, which are read from each stream. */
import { ownValue } from '#domain/ownValue.ts';
import { type ConversationFacts, conversationAfter } from '../conversations/conversation.ts';
import type { ConversationEvent } from '../conversations/conversationEvents.ts';
import type { Projection } from './projection.ts';

export type ConversationDirectory = { byId: Record<string, ConversationFacts> };

const tell = (
  shelf: ConversationDirectory,
  event: ConversationEvent & { readonly revision: number },
): void => {
  const { conversationId } = event.data;
  const conversation = conversationAfter(shelf.byId[conversationId] ?? null, event, event.revision);
  if (conversation) shelf.byId[conversationId] = conversation;
};

export const conversationDirectory: Projection<ConversationDirectory> = {
  name: 'conversationShelf',
  empty: () => ({ byId: {} }),
  on: {
    ConversationStarted: tell,
    QuestionAnswered: tell,
    ConversationRenamed: tell,
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
    .toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
