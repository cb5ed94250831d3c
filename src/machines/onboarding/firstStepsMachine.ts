/** Runs a new owner's first steps: start the trial, open the sample client, hide the list. */
import { assign, setup } from 'xstate';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type FirstStepsContext = {
  readonly sample: ClientItem | null;
  readonly problem: string | null;
};

export type FirstStepsEvent =
  | { type: 'trial.start' }
  | { type: 'sample.open' }
  | { type: 'sample.close' }
  | { type: 'list.dismiss' };

export const firstStepsMachine = setup({
  types: { context: {} as FirstStepsContext, events: {} as FirstStepsEvent, tags: {} as 'busy' },
  actors: {
    startTrial: missingPromise<unknown>('startTrial'),
    openSample: missingPromise<ClientItem>('openSample'),
    dismiss: missingPromise<unknown>('dismiss'),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    takeSample: assign((_, { sample }: { sample: ClientItem }) => ({ sample })),
    closeSample: assign({ sample: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).message })),
  },
}).createMachine({
  id: 'firstSteps',
  description:
    'The list of first steps in a new workspace. What is done is told by the log, not by this chart.',
  context: { sample: null, problem: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The steps are shown. The details of the sample client may be open beside them.',
      on: {
        'trial.start': 'startingTrial',
        'sample.open': 'openingSample',
        'sample.close': { actions: 'closeSample' },
        'list.dismiss': 'dismissing',
      },
    },
    startingTrial: {
      description: 'The trial begins, and with it the owner becomes admin of the workspace.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'startTrial',
        src: 'startTrial',
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    openingSample: {
      description: 'The sample client is fetched, and the log is told that somebody looked.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'openSample',
        src: 'openSample',
        onDone: {
          target: 'listed',
          actions: { type: 'takeSample', params: ({ event }) => ({ sample: event.output }) },
        },
        onError: { target: 'listed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    dismissing: {
      description: 'The list is hidden for good, in every tab.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'dismiss',
        src: 'dismiss',
        onDone: 'listed',
        onError: { target: 'listed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
  },
});
