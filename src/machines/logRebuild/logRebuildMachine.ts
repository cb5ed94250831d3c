/** Rebuilds the read models from all events, with progress, cancellation and a comparison. */
import { assign, setup } from 'xstate';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import { missingPromise } from '../missingImplementation.ts';

export type LogRebuildProgress = { readonly done: number; readonly total: number };

export type LogRebuildContext = {
  readonly progress: LogRebuildProgress;
  readonly verdict: RebuildVerdict | null;
};

export type LogRebuildEvent =
  | { type: 'rebuild.begin' }
  | ({ type: 'rebuild.step' } & LogRebuildProgress)
  | { type: 'rebuild.cancel' };

const nothing: LogRebuildProgress = { done: 0, total: 0 };

const asking = { 'rebuild.begin': { target: 'rebuilding', actions: 'begin' } } as const;

export const logRebuildMachine = setup({
  types: { context: {} as LogRebuildContext, events: {} as LogRebuildEvent, tags: {} as 'busy' },
  actors: { rebuild: missingPromise<RebuildVerdict | null, { readonly tell: OnProgress }>('rebuild') },
  actions: {
    begin: assign({ progress: nothing, verdict: null }),
    step: assign((_, { done, total }: LogRebuildProgress) => ({ progress: { done, total } })),
    take: assign((_, verdict: RebuildVerdict | null) => ({ verdict })),
  },
  guards: { differs: (_, verdict: RebuildVerdict | null) => (verdict?.differing.length ?? 0) > 0 },
}).createMachine({
  id: 'logRebuild',
  description:
    'One rebuild at a time. The events are read only; what is kept is the snapshot of their result.',
  context: { progress: nothing, verdict: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is being rebuilt.', on: asking },
    rebuilding: {
      description: 'Every event is read and folded again. Stopping keeps what was kept before.',
      tags: 'busy',
      invoke: {
        id: 'rebuild',
        src: 'rebuild',
        input: ({ self }) => ({
          tell: (done, total) => self.send({ type: 'rebuild.step', done, total }),
        }),
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => event.output },
            target: 'different',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'equal', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      on: {
        'rebuild.step': { actions: { type: 'step', params: ({ event }) => event } },
        'rebuild.cancel': 'idle',
      },
    },
    equal: { description: 'What is shown is what the events say. The result is kept.', on: asking },
    different: {
      description:
        'Some of what is shown is not what the events say. Nothing is kept: the next start folds the events.',
      on: asking,
    },
    failed: { description: 'The log could not be read completely.', on: asking },
  },
});
