/** Sends a trial call with an API key as many times as requested, in sequence, up to the first refusal. */
import { assign, setup } from 'xstate';
import type { KeyReading } from '#domain/apiKeys/apiKeyRules.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type TriedReply = {
  readonly status: number | null;
  readonly title: string;
  readonly text: string;
};

export type TriedCall = { readonly reading: KeyReading; readonly times: number };

export type TryCallContext = {
  readonly call: TriedCall | null;
  readonly answered: number;
  readonly reply: TriedReply | null;
};

export type TryCallEvent = { type: 'call.send' } & TriedCall;

const refusedReply = (error: unknown): TriedReply => {
  const isProblem = error instanceof ApiProblem;
  return {
    status: isProblem ? error.status : null,
    title: isProblem ? error.problem.title : 'No reply',
    text: refusalOf(error).message,
  };
};

const nothing: TriedCall = { reading: 'readMetrics', times: 0 };

export const tryCallMachine = setup({
  types: { context: {} as TryCallContext, events: {} as TryCallEvent, tags: {} as 'busy' },
  actors: { send: missingPromise<TriedReply, TriedCall>('send') },
  actions: {
    begin: assign((_, { reading, times }: TriedCall) => ({
      call: { reading, times },
      answered: 0,
      reply: null,
    })),
    keepReply: assign(({ context }, reply: TriedReply) => ({ reply, answered: context.answered + 1 })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ reply: refusedReply(error) })),
  },
  guards: {
    isLast: ({ context }) => context.answered + 1 >= (context.call?.times ?? 0),
  },
}).createMachine({
  id: 'tryCall',
  description: 'Calls of the API that somebody tries out with a key.',
  context: { call: null, answered: 0, reply: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The latest reply is shown, if there is one.',
      on: { 'call.send': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    sending: {
      description: 'One call is under way.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.call ?? nothing,
        onDone: [
          {
            guard: 'isLast',
            target: 'resting',
            actions: { type: 'keepReply', params: ({ event }) => event.output },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'keepReply', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    refused: {
      description: 'A call was refused: why is shown, and no more are sent.',
      on: { 'call.send': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } },
    },
  },
});
