/** Makes a report or exports a file of one or of a list, in visible, cancellable steps. */
import { assign, setup } from 'xstate';
import { definedOnly } from '#domain/definedOnly.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type FileWish = {
  /** `run`: the report itself, from the figures of its sources. */
  readonly kind: 'html' | 'csv' | 'png' | 'run';
  readonly section: string | null;
};

/** `part`: what is at work, such as a source. */
export type ExportProgress = { readonly done: number; readonly total: number; readonly part?: string };

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
    step: assign((_, { done, total, part }: ExportProgress) => ({
      progress: { done, total, ...definedOnly({ part }) },
    })),
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
