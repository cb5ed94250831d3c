/** Which conversations has a person had with Ask AI? Without the answers, which are read from the stream of each. */
import { type ConversationFacts, conversationAfter } from '../conversations/conversation.ts';
import type { ConversationEvent } from '../conversations/conversationEvents.ts';
import type { Projection } from './projection.ts';

export type ConversationShelf = { byId: Record<string, ConversationFacts> };

const tell = (shelf: ConversationShelf, event: ConversationEvent & { readonly revision: number }): void => {
  const { conversationId } = event.data;
  const conversation = conversationAfter(shelf.byId[conversationId] ?? null, event, event.revision);
  if (conversation) shelf.byId[conversationId] = conversation;
};

export const conversationShelf: Projection<ConversationShelf> = {
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

/** One of a person's own that is there; null for any other. */
export const conversationOf = (
  { byId }: ConversationShelf,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): ConversationFacts | null => {
  const found = Object.hasOwn(byId, id) ? byId[id] : undefined;
  return found?.accountId === accountId && found.removedAt === null ? found : null;
};

/** A person's own, the latest question first, without those that were removed. */
export const conversationsOf = (
  { byId }: ConversationShelf,
  accountId: string,
): readonly ConversationFacts[] =>
  Object.values(byId)
    .filter((one) => one.accountId === accountId && one.removedAt === null)
    .toReversed()
    .toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
