/** The conversation of Ask AI: a question at a time, each with its answer or why there is none. */
import { assign, setup } from 'xstate';
import { longestQuestion } from '#domain/answers/answer.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { AsOf } from '#domain/pastView.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

export type Turn = {
  readonly id: string;
  readonly question: string;
  /** Of which past it was asked; null for the present. */
  readonly asOf: AsOf | null;
  /** Null until it is there. */
  readonly reply: AskReply | null;
  /** Why there is none; null otherwise. */
  readonly problem: Refusal | null;
  /** Whether it was no longer waited for. */
  readonly isStopped: boolean;
};

export type AskContext = { readonly turns: readonly Turn[] };

/** `asOf`: the past that is looked at; left out: the present. */
export type AskEvent =
  | { type: 'question.ask'; question: string; asOf?: AsOf | null }
  | { type: 'answer.stop' };

type Asked = Omit<Extract<AskEvent, { type: 'question.ask' }>, 'type'>;

export type AskInput = { readonly question: string };

const withLast = ({ turns }: AskContext, change: Partial<Turn>): AskContext => ({
  turns: turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, ...change } : turn)),
});

const isSendable = (question: string): boolean =>
  question.trim() !== '' && question.trim().length <= longestQuestion;

export const askMachine = setup({
  types: { context: {} as AskContext, events: {} as AskEvent, tags: {} as 'busy' },
  actors: { askQuestion: missingPromise<AskReply, AskInput>('askQuestion') },
  actions: {
    addTurn: assign(({ context: { turns } }, { question, asOf = null }: Asked) => ({
      turns: [
        ...turns,
        {
          id: `turn-${turns.length + 1}`,
          question: question.trim(),
          asOf,
          reply: null,
          problem: null,
          isStopped: false,
        },
      ],
    })),
    keepReply: assign(({ context }, { output }: { output: AskReply }) =>
      withLast(context, { reply: output }),
    ),
    keepProblem: assign(({ context }, { error }: { error: unknown }) =>
      withLast(context, { problem: refusalOf(error) }),
    ),
    markStopped: assign(({ context }) => withLast(context, { isStopped: true })),
  },
  guards: { isSendable: (_, { question }: AskInput) => isSendable(question) },
}).createMachine({
  id: 'ask',
  description: 'Questions about the workspace and their answers.',
  context: { turns: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'The last question has its answer, or there was none yet.',
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
        input: ({ context }) => ({ question: context.turns.at(-1)?.question ?? '' }),
        onDone: { target: 'idle', actions: { type: 'keepReply', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
  },
});
