/** Checks the whole log on request, with progress, cancellation and a verdict. */
import { assign, setup } from 'xstate';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { StorageVerdict } from '#domain/recovery/storageVerdict.ts';
import { missingPromise } from '../missingImplementation.ts';

export type LogCheckProgress = { readonly done: number; readonly total: number };

export type LogCheckContext = {
  readonly progress: LogCheckProgress;
  readonly verdict: StorageVerdict | null;
};

export type LogCheckEvent =
  | { type: 'check.begin' }
  | ({ type: 'check.step' } & LogCheckProgress)
  | { type: 'check.cancel' };

const nothing: LogCheckProgress = { done: 0, total: 1 };

const asking = { 'check.begin': { target: 'checking', actions: 'begin' } } as const;

export const logCheckMachine = setup({
  types: { context: {} as LogCheckContext, events: {} as LogCheckEvent, tags: {} as 'busy' },
  actors: { check: missingPromise<StorageVerdict, { readonly tell: OnProgress }>('check') },
  actions: {
    begin: assign({ progress: nothing, verdict: null }),
    step: assign((_, { done, total }: LogCheckProgress) => ({ progress: { done, total } })),
    take: assign((_, verdict: StorageVerdict) => ({ verdict })),
  },
  guards: { isIntact: (_, { broken }: StorageVerdict) => broken === null },
}).createMachine({
  id: 'logCheck',
  description: 'One check of the log at a time. It reads only.',
  context: { progress: nothing, verdict: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is being checked.', on: asking },
    checking: {
      description:
        'Every event is read out of the storage and held against the chain. Stopping changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ self }) => ({
          tell: (done, total) => self.send({ type: 'check.step', done, total }),
        }),
        onDone: [
          {
            guard: { type: 'isIntact', params: ({ event }) => event.output },
            target: 'intact',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'broken', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      on: {
        'check.step': { actions: { type: 'step', params: ({ event }) => event } },
        'check.cancel': 'idle',
      },
    },
    intact: { description: 'Every event is what was recorded, in its place.', on: asking },
    broken: {
      description: 'An event is missing or other than it was recorded. The loss is told, too.',
      on: asking,
    },
    failed: { description: 'The log could not be read completely.', on: asking },
  },
});
