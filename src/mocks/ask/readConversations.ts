/** Handles GET /api/conversations and /api/conversations/:id: lists the caller's questions with their stored answers. */
import { matcherOf } from '#domain/text/searchText.ts';
import type { ConversationEvent } from '#events/conversations/conversationEvents.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { conversationOf, conversationsOf } from '#events/projections/conversationDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
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

export const answeredIn = async (
  { log, answers }: Pick<Context<'readConversation'>, 'log' | 'answers'>,
  id: string,
) =>
  (await log.readStream(conversationStream.of(id)))
    .filter(({ position }) => position <= answers.position)
    .map(eventOf)
    .flatMap((event) => (event.type === 'QuestionAnswered' ? [event.data] : []));

export const readConversation: Handler<'readConversation'> = async (_request, context) => {
  const { answers, caller, params } = context;
  const found = conversationOf(answers.conversationShelf, { id: params.id, accountId: caller.accountId });
  if (!found) return problem('notFound');
  const turns = (await answeredIn(context, params.id)).map((data) => turnItem(data, answers.timeline));
  return json(200, { conversation: conversationItem(found), turns });
};
