/** A change that is made at once, told, and can be taken back: "Archived Acme. Undo". */
import { assign, setup } from 'xstate';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

export type ReversibleChange = {
  /** What is done, in a word that the page knows: `archive`, `restore`. */
  readonly kind: string;
  readonly id: string;
  /** What it is called, for the notice. */
  readonly name: string;
  readonly etag: string;
};

export type ReversibleChangeContext = {
  /** The latest one that was asked for. */
  readonly change: ReversibleChange | null;
  readonly problem: string | null;
};

export type ReversibleChangeEvent =
  | ({ type: 'change.ask' } & ReversibleChange)
  | { type: 'change.undo' }
  | { type: 'notice.dismiss' };

const nothing: ReversibleChange = { kind: '', id: '', name: '', etag: '' };

export const reversibleChangeMachine = setup({
  types: {
    context: {} as ReversibleChangeContext,
    events: {} as ReversibleChangeEvent,
    tags: {} as 'busy',
  },
  actors: {
    make: missingPromise<unknown, ReversibleChange>('make'),
    takeBack: missingPromise<unknown, ReversibleChange>('takeBack'),
  },
  actions: {
    keepChange: assign((_, { kind, id, name, etag }: ReversibleChange) => ({
      change: { kind, id, name, etag },
      problem: null,
    })),
    recordProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).message })),
    forget: assign({ change: null, problem: null }),
  },
}).createMachine({
  id: 'reversibleChange',
  description: 'One change of a list, with its notice and its way back.',
  context: { change: null, problem: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing was changed lately.',
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
      },
    },
    making: {
      description: 'The change is being made.',
      tags: 'busy',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => context.change ?? nothing,
        onDone: 'made',
        onError: { target: 'refused', actions: { type: 'recordProblem', params: ({ event }) => event } },
      },
    },
    made: {
      description: 'Done and told; it can be taken back until the next change.',
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'change.undo': 'takingBack',
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
    takingBack: {
      description: 'The change is being taken back, by another change.',
      tags: 'busy',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => context.change ?? nothing,
        onDone: 'takenBack',
        onError: { target: 'refused', actions: { type: 'recordProblem', params: ({ event }) => event } },
      },
    },
    takenBack: {
      description: 'Told that all is as it was before.',
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
    refused: {
      description: 'It was not done; the reason is shown.',
      on: {
        'change.ask': { target: 'making', actions: { type: 'keepChange', params: ({ event }) => event } },
        'notice.dismiss': { target: 'resting', actions: 'forget' },
      },
    },
  },
});
