/** GET /api/conversations and /api/conversations/:id: what the caller has asked, and what was answered then. */
import { matcherOf } from '#domain/text/searchText.ts';
import type { ConversationEvent } from '#events/conversations/conversationEvents.ts';
import { conversationStream } from '#events/conversations/stream.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { conversationOf, conversationsOf } from '#events/projections/conversationShelf.ts';
import type { Handler } from '../../http/context.ts';
import { pageOf } from '../../http/pageOf.ts';
import { json, problem } from '../../http/respond.ts';
import { conversationItem, turnItem } from './conversationItem.ts';

export const listConversations: Handler<'listConversations'> = (_request, { answers, caller, query }) => {
  const hasWords = matcherOf(query.q ?? '');
  const found = conversationsOf(answers.conversationShelf, caller.accountId).filter(({ title }) =>
    hasWords(title),
  );
  const { items, ...page } = pageOf(found, query);
  return json(200, { items: items.map(conversationItem), ...page });
};

const eventOf = ({ type, data }: StoredEvent) => ({ type, data }) as ConversationEvent;

export const readConversation: Handler<'readConversation'> = async (_request, context) => {
  const { log, answers, caller, params } = context;
  const found = conversationOf(answers.conversationShelf, { id: params.id, accountId: caller.accountId });
  if (!found) return problem('notFound');
  const stored = await log.readStream(conversationStream.of(params.id));
  const turns = stored
    .filter(({ position }) => position <= answers.position)
    .map(eventOf)
    .flatMap((event) => (event.type === 'QuestionAnswered' ? [turnItem(event.data, answers.timeline)] : []));
  return json(200, { conversation: conversationItem(found), turns });
};
