/** Exports a file of a report or list in visible, cancellable steps and hands it to the browser. */
import { assign, setup } from 'xstate';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type FileWish = {
  readonly kind: 'html' | 'csv' | 'png';
  readonly section: string | null;
};

export type ExportProgress = { readonly done: number; readonly total: number };

export type ExportTask = FileWish & { readonly tell: (progress: ExportProgress) => void };

export type FileExportContext = {
  readonly wish: FileWish | null;
  readonly progress: ExportProgress;
  readonly problem: Refusal | null;
};

export type FileExportEvent =
  | ({ type: 'export.ask' } & FileWish)
  | ({ type: 'export.step' } & ExportProgress)
  | { type: 'export.cancel' };

const nothing: ExportProgress = { done: 0, total: 1 };

const asking = {
  'export.ask': {
    target: 'making',
    actions: {
      type: 'begin',
      params: ({ event: { kind, section } }: { event: FileWish }) => ({ kind, section }),
    },
  },
} as const;

export const fileExportMachine = setup({
  types: {
    context: {} as FileExportContext,
    events: {} as FileExportEvent,
    tags: {} as 'busy',
  },
  actors: { make: missingPromise<unknown, ExportTask>('make') },
  actions: {
    begin: assign((_, wish: FileWish) => ({ wish, progress: nothing, problem: null })),
    step: assign((_, { done, total }: ExportProgress) => ({ progress: { done, total } })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
  },
}).createMachine({
  id: 'fileExport',
  description: 'One file at a time.',
  context: { wish: null, progress: nothing, problem: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is being made.', on: asking },
    making: {
      description: 'The file is put together, step by step. Cancelling ends it before the next step.',
      tags: 'busy',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context: { wish }, self }) => ({
          ...(wish ?? { kind: 'html', section: null }),
          tell: (progress) => self.send({ type: 'export.step', ...progress }),
        }),
        onDone: 'made',
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'export.step': { actions: { type: 'step', params: ({ event }) => event } },
        'export.cancel': 'idle',
      },
    },
    made: { description: 'The browser has the file.', on: asking },
    failed: { description: 'It could not be made; the reason is shown.', on: asking },
  },
});
