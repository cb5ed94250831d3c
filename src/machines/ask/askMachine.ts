/** Runs a conversation of Ask AI, one question at a time, and loads a saved conversation first. */

import { assign, setup } from 'xstate';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
import type { AsOf } from '#domain/pastView.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';
import type { Answered, Turn } from './turn.ts';

export type AskContext = {
  readonly conversationId: string | null;
  readonly unopened: string | null;
  readonly turns: readonly Turn[];
  readonly problem: Refusal | null;
};

export type AskEvent =
  | { type: 'question.ask'; question: string; asOf?: AsOf | null }
  | { type: 'answer.stop' }
  | { type: 'conversation.open' };

type Asked = Omit<Extract<AskEvent, { type: 'question.ask' }>, 'type'>;

export type AskInput = {
  readonly question: string;
  readonly asOf: AsOf | null;
  readonly conversationId: string | null;
};

const withLast = ({ turns }: AskContext, change: Partial<Turn>): Pick<AskContext, 'turns'> => ({
  turns: turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, ...change } : turn)),
});

const isSendable = (question: string): boolean =>
  tidyText(question) !== '' && tidyText(question).length <= longestQuestion;

export const askMachine = setup({
  types: {
    context: {} as AskContext,
    events: {} as AskEvent,
    input: {} as { readonly conversationId: string | null },
    tags: {} as 'busy',
  },
  actors: {
    askQuestion: missingPromise<Answered, AskInput>('askQuestion'),
    openConversation: missingPromise<readonly Turn[], string>('openConversation'),
  },
  actions: {
    addTurn: assign(({ context: { turns } }, { question, asOf = null }: Asked) => ({
      turns: [
        ...turns,
        {
          id: `turn-${turns.length + 1}`,
          question: tidyText(question),
          asOf,
          reply: null,
          kept: null,
          problem: null,
          isStopped: false,
        },
      ],
    })),
    keepReply: assign(({ context }, { output: { reply, kept, conversationId } }: { output: Answered }) => ({
      ...withLast(context, { reply, kept }),
      conversationId: conversationId ?? context.conversationId,
    })),
    keepProblem: assign(({ context }, { error }: { error: unknown }) =>
      withLast(context, { problem: refusalOf(error) }),
    ),
    markStopped: assign(({ context }) => withLast(context, { isStopped: true })),
    keepTurns: assign((_, { output }: { output: readonly Turn[] }) => ({
      turns: output,
      unopened: null,
      problem: null,
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
  },
  guards: {
    isSendable: (_, { question }: { readonly question: string }) => isSendable(question),
    isUnopened: ({ context }) => context.unopened !== null,
  },
}).createMachine({
  id: 'ask',
  description: 'Questions about the workspace and their answers.',
  context: ({ input: { conversationId } }) => ({
    conversationId,
    unopened: conversationId,
    turns: [],
    problem: null,
  }),
  initial: 'idle',
  states: {
    opening: {
      description: 'The answers of a kept conversation are read as they were given.',
      invoke: {
        id: 'openConversation',
        src: 'openConversation',
        input: ({ context }) => context.unopened ?? '',
        onDone: { target: 'idle', actions: { type: 'keepTurns', params: ({ event }) => event } },
        onError: { target: 'closed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    closed: {
      description: 'The kept conversation is not there, or did not come.',
      on: { 'conversation.open': 'opening' },
    },
    idle: {
      description:
        'The last question has its answer, or there was none yet. A kept conversation is opened first.',
      always: { guard: 'isUnopened', target: 'opening' },
      on: {
        'question.ask': {
          guard: { type: 'isSendable', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'addTurn', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'A question is on its way; another one waits until it is answered or given up.',
      tags: 'busy',
      on: { 'answer.stop': { target: 'idle', actions: 'markStopped' } },
      invoke: {
        id: 'askQuestion',
        src: 'askQuestion',
        input: ({ context: { turns, conversationId } }) => ({
          question: turns.at(-1)?.question ?? '',
          asOf: turns.at(-1)?.asOf ?? null,
          conversationId,
        }),
        onDone: { target: 'idle', actions: { type: 'keepReply', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
  },
});
