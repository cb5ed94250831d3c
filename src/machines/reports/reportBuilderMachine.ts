/** Runs the report builder: the undo steps of a draft, and a debounced preview. */
import { assign, setup } from 'xstate';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';
import { type DraftSteps, stepBack, stepForth, stepTo } from './draftSteps.ts';
import type { ReportDraft } from './reportDraft.ts';

export type ReportBuilderContext = DraftSteps & {
  readonly content: ReportContent | null;
  readonly problem: Refusal | null;
};

export type ReportBuilderInput = { readonly draft: ReportDraft };

export type ReportBuilderEvent =
  | { type: 'draft.change'; draft: ReportDraft; about: string | null }
  | { type: 'step.undo' }
  | { type: 'step.redo' }
  | { type: 'draft.replace'; draft: ReportDraft }
  | { type: 'preview.retry' };

export const reportBuilderMachine = setup({
  types: {
    context: {} as ReportBuilderContext,
    events: {} as ReportBuilderEvent,
    input: {} as ReportBuilderInput,
    tags: {} as 'stale',
  },
  actors: { preview: missingPromise<ReportContent, ReportDraft>('preview') },
  actions: {
    step: assign(({ context }, { draft, about }: { draft: ReportDraft; about: string | null }) =>
      stepTo(context, draft, about),
    ),
    stepBack: assign(({ context }) => stepBack(context)),
    stepForth: assign(({ context }) => stepForth(context)),
    replace: assign((_, { draft }: { draft: ReportDraft }) => ({ draft, past: [], future: [], about: null })),
    keepContent: assign((_, { output }: { output: ReportContent }) => ({ content: output, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    keepDraft: missingAction('keepDraft'),
  },
  delays: { inputSettle: timings.inputSettle },
}).createMachine({
  id: 'reportBuilder',
  description: 'The draft of one report and what it would look like.',
  context: ({ input }) => ({ ...input, past: [], future: [], about: null, content: null, problem: null }),
  initial: 'drawing',
  on: {
    'draft.change': {
      target: '.waiting',
      actions: [{ type: 'step', params: ({ event }) => event }, 'keepDraft'],
    },
    'step.undo': { target: '.waiting', actions: ['stepBack', 'keepDraft'] },
    'step.redo': { target: '.waiting', actions: ['stepForth', 'keepDraft'] },
    'draft.replace': {
      target: '.waiting',
      actions: [{ type: 'replace', params: ({ event }) => event }, 'keepDraft'],
    },
  },
  states: {
    waiting: {
      description: 'The draft has changed; the preview follows once nobody types any more.',
      tags: 'stale',
      after: { inputSettle: 'drawing' },
    },
    drawing: {
      description: 'The content is computed. The preview before stays and says that it is old.',
      tags: 'stale',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context.draft,
        onDone: { target: 'shown', actions: { type: 'keepContent', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    shown: { description: 'The preview shows the draft as it is.' },
    failed: {
      description: 'There is no preview of this draft; the reason is shown.',
      on: { 'preview.retry': 'drawing' },
    },
  },
});
