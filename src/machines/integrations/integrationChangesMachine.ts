/** What is done with connections that are there: given to another client, disconnected, and taken back. */
import { assertEvent, assign, setup } from 'xstate';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

/** A connection as it is on screen; `etag` tells a change that came in between. */
export type ShownIntegration = { readonly id: string; readonly name: string; readonly etag: string };

export type IntegrationOrder =
  | { readonly what: 'map'; readonly integration: ShownIntegration; readonly clientId: string }
  | { readonly what: 'disconnect' | 'restore'; readonly integration: ShownIntegration };

export type IntegrationNotice = {
  readonly what: 'map' | 'disconnect' | 'restore';
  readonly integration: ShownIntegration;
};

export type IntegrationChangesContext = {
  readonly problem: Refusal | null;
  readonly notice: IntegrationNotice | null;
  /** What is under way, or was last. */
  readonly order: IntegrationOrder | null;
};

export type IntegrationChangesEvent =
  | { type: 'connection.change'; order: IntegrationOrder }
  | { type: 'notice.close' };

export const integrationChangesMachine = setup({
  types: {
    context: {} as IntegrationChangesContext,
    events: {} as IntegrationChangesEvent,
    tags: {} as 'busy',
  },
  actors: { change: missingPromise<Outcome, IntegrationOrder>('change') },
  actions: {
    begin: assign((_, { order }: { order: IntegrationOrder }) => ({ order, problem: null, notice: null })),
    clear: assign({ problem: null, notice: null }),
    recordProblem: assign((_, { error }: { error: Refusal | null }) => ({ problem: error })),
    tellDone: assign(({ context: { order } }) => ({
      notice: order && { what: order.what, integration: order.integration },
    })),
  },
  guards: { wasRefused: (_, { error }: Outcome) => error !== null },
}).createMachine({
  id: 'integrationChanges',
  description: 'What is done with the connections of a workspace, one thing at a time.',
  context: { problem: null, notice: null, order: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way. What was done last, or why it was not, is told until it is closed.',
      on: {
        'connection.change': {
          target: 'changing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'notice.close': { actions: 'clear' },
      },
    },
    changing: {
      description: 'A connection is being mapped, disconnected or restored.',
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event }) => {
          assertEvent(event, 'connection.change');
          return event.order;
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'recordProblem', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: 'tellDone' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'recordProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
  },
});
