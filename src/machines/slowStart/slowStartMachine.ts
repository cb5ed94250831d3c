/** Shows the progress of folding a long history at start, and offers to continue without waiting. */
import { assign, setup } from 'xstate';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import { missingCallback, missingPromise } from '../missingImplementation.ts';

export type SlowStartContext = {
  readonly rebuild: StartRebuild | null;
  readonly progress: { readonly done: number; readonly total: number };
};

export type SlowStartEvent =
  | { type: 'rebuild.step'; readonly done: number; readonly total: number }
  | { type: 'rebuild.end' }
  | { type: 'rebuild.skip' };

export const slowStartMachine = setup({
  types: { context: {} as SlowStartContext, events: {} as SlowStartEvent, tags: {} as 'busy' },
  actors: {
    hear: missingPromise<StartRebuild>('hear'),
    follow: missingCallback<SlowStartEvent, StartRebuild | null>('follow'),
  },
  actions: {
    take: assign((_, rebuild: StartRebuild) => ({ rebuild })),
    step: assign((_, { done, total }: SlowStartContext['progress']) => ({ progress: { done, total } })),
    skip: ({ context }) => context.rebuild?.skip(),
  },
}).createMachine({
  id: 'slowStart',
  description: 'A start whose long history has no snapshot waits for a rebuild on another thread.',
  context: { rebuild: null, progress: { done: 0, total: 0 } },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No rebuild has taken longer than a moment.',
      invoke: {
        id: 'hear',
        src: 'hear',
        onDone: { target: 'rebuilding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'over',
      },
    },
    rebuilding: {
      description: 'All events are read and folded on another thread.',
      tags: 'busy',
      invoke: { id: 'follow', src: 'follow', input: ({ context }) => context.rebuild, onError: 'over' },
      on: {
        'rebuild.step': { actions: { type: 'step', params: ({ event }) => event } },
        'rebuild.end': 'over',
        'rebuild.skip': { target: 'onPage', actions: 'skip' },
      },
    },
    onPage: { description: 'Nobody waits for the other thread any more: the page folds in small steps.' },
    over: { description: 'The rebuild has ended, and the replies come.' },
  },
});
