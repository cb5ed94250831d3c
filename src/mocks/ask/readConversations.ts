/** Handles GET /api/conversations and /api/conversations/:id: lists the caller's questions with their stored answers. */
import { questionsPerDay } from '#domain/conversations/conversationRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import type { ConversationEvent } from '#events/conversations/conversationEvents.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { askedToday, conversationOf, conversationsOf } from '#events/projections/conversationDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { conversationItem, turnItem } from './conversationItem.ts';

export const listConversations: Handler<'listConversations'> = (_request, context) => {
  const { answers, caller, query, now } = context;
  const hasWords = matcherOf(query.q ?? '');
  const found = conversationsOf(answers.conversationShelf, caller.accountId).filter(({ title }) =>
    hasWords(title),
  );
  const { items, ...page } = pageOf(found, query);
  const asked = askedToday(answers.conversationShelf, { accountId: caller.accountId, now });
  const today = { asked, limit: questionsPerDay, resets_at: questionsResetAt(now) };
  return json(200, { items: items.map(conversationItem), ...page, today });
};

/** The next midnight, UTC. */
export const questionsResetAt = (now: string): string => {
  const time = new Date(now);
  time.setUTCHours(24, 0, 0, 0);
  return time.toISOString();
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
  const turns = (await answeredIn(context, params.id)).map((data) =>
    turnItem(data, answers.timeline, ownValue(found.ratings, data.turnId)),
  );
  return json(200, { conversation: conversationItem(found), turns });
};
