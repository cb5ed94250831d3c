/** Handles the writes of a person's own conversations: asking, PATCH, rating, DELETE and .../restore. */

import type { AskReply } from '#domain/contract/askSchemas.ts';
import {
  conversationFull,
  mostQuestions,
  questionsPerDay,
  ratingProblem,
  titleProblem,
} from '#domain/conversations/conversationRules.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type ConversationState, conversationDecider } from '#events/conversations/conversationDecider.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import { askedToday, conversationOf } from '#events/projections/conversationDirectory.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { answerFor } from './answerFor.ts';
import { conversationItem, turnItem, writtenReply } from './conversationItem.ts';
import { answeredIn, questionsResetAt } from './readConversations.ts';

const handle = handleCommand(conversationStream, conversationDecider);

/** Only the caller's own conversations can be found. */
const about = ({ accountId }: Caller, conversationId: string) => ({
  key: [conversationId] as const,
  version: (state: ConversationState) => (state?.accountId === accountId ? state.revision : null),
});

const aboutKept = (caller: Caller, conversationId: string) => {
  const place = about(caller, conversationId);
  return {
    ...place,
    version: (state: ConversationState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith = (after: ConversationState): CommandReply => {
  const conversation = after ?? notThere();
  return {
    status: 200,
    body: { conversation: conversationItem(conversation) },
    version: conversation.revision,
  };
};

type Asking = Context<'startConversation'> | Context<'continueConversation'>;

const asked = ({ body, answers, caller, now, world }: Asking, reply: AskReply) => {
  const turn = {
    turnId: world.ids.entity(),
    question: body.question,
    reply: writtenReply(reply),
    position: answers.position,
  };
  const { accountId } = caller;
  return {
    command: { ...turn, accountId, now },
    replied:
      (conversationId: string) =>
      (after: ConversationState): CommandReply => {
        const conversation = after ?? notThere();
        const event = { ...turn, conversationId, accountId, answeredAt: now };
        const item = conversationItem(conversation);
        return {
          status: 201,
          body: { conversation: item, turn: turnItem(event, answers.timeline) },
          version: conversation.revision,
        };
      },
  };
};

const holdFairUse = ({ answers, caller, now }: Asking): void => {
  const used = askedToday(answers.conversationShelf, { accountId: caller.accountId, now });
  if (used < questionsPerDay) return;
  const wait = Math.ceil((Date.parse(questionsResetAt(now)) - Date.parse(now)) / 1_000);
  const extras = { limit: questionsPerDay, used };
  throw new RefusalError('tooManyQuestions', extras, { 'Retry-After': String(wait) });
};

export const startConversation: Handler<'startConversation'> = async (request, context) => {
  holdFairUse(context);
  const { caller, body, world } = context;
  const { workspaceId } = caller;
  const conversationId = world.ids.entity();
  const { command, replied } = asked(context, await answerFor(context, body.question));
  return handle(request, context, {
    plan: () => ({
      key: [conversationId],
      command: { type: 'StartConversation', conversationId, workspaceId, ...command },
      reply: replied(conversationId),
    }),
  });
};

/** Needs no version, because questions from two windows are both kept. */
export const continueConversation: Handler<'continueConversation'> = async (request, context) => {
  holdFairUse(context);
  const { caller, body, params, answers } = context;
  const { id } = params;
  // Checked first, so that no answer is computed in vain.
  const found = conversationOf(answers.conversationShelf, { id, accountId: caller.accountId }) ?? notThere();
  const isFull = found.turnIds.length >= mostQuestions;
  const before = (await answeredIn(context, id)).map(({ question }) => question);
  const { command, replied } = asked(context, await answerFor(context, body.question, before));
  return handle(request, context, {
    errors: isFull ? { question: conversationFull } : {},
    plan: () => ({
      ...aboutKept(caller, id),
      ifMatch: 'none',
      command: { type: 'KeepAnswer', ...command },
      reply: replied(id),
    }),
  });
};

export const renameConversation: Handler<'renameConversation'> = (request, context) => {
  const { body, params, caller, now } = context;
  const problem = body.title === undefined ? null : titleProblem(body.title);
  return handle(request, context, {
    errors: problem === null ? {} : { title: problem },
    plan: () => ({
      ...aboutKept(caller, params.id),
      ifMatch: 'required',
      command: {
        type: 'ChangeConversation',
        accountId: caller.accountId,
        now,
        ...definedOnly(body),
      },
      reply: replyWith,
    }),
  });
};

export const rateAnswer: Handler<'rateAnswer'> = async (request, context) => {
  const { body, params, caller, answers, now } = context;
  const place = { id: params.id, accountId: caller.accountId };
  if (!conversationOf(answers.conversationShelf, place)) notThere();
  const answered = (await answeredIn(context, params.id)).find(({ turnId }) => turnId === body.turn);
  const { rating } = body;
  const rated = { rating, reason: body.reason || null };
  const problem = ratingProblem(rated);
  return handle(request, context, {
    errors: problem === null ? {} : { reason: problem },
    plan: () => ({
      ...aboutKept(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RateAnswer', accountId: caller.accountId, turnId: body.turn, ...rated, now },
      reply: () => ({
        status: 200,
        body: { turn: turnItem(answered ?? notThere(), answers.timeline, rated) },
      }),
    }),
  });
};

export const removeConversation: Handler<'removeConversation'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      ifMatch: 'required',
      command: { type: 'RemoveConversation', accountId: caller.accountId, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because no one has read the conversation since its removal. */
export const restoreConversation: Handler<'restoreConversation'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreConversation', accountId: caller.accountId, now },
      reply: replyWith,
    }),
  });
};
