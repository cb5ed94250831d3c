/** Runs the layout of a dashboard while it is viewed, edited and saved, with its undo steps and conflicting saves. */
import { assign, setup } from 'xstate';
import type { Widget } from '#domain/dashboards/widget.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import type { SaveResult } from '../editing/saveResult.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';
import {
  isDirty,
  type KeptLayout,
  type LayoutSteps,
  type LeftSteps,
  noSteps,
  stepBack,
  stepForth,
  stepTo,
} from './layoutSteps.ts';

export type DashboardEditorContext = LayoutSteps & {
  readonly theirs: KeptLayout | null;
  readonly problem: Refusal | null;
};

export type DashboardEditorEvent =
  | ({ type: 'edit.start'; left?: LeftSteps } & KeptLayout)
  | { type: 'layout.change'; widgets: readonly Widget[] }
  | { type: 'step.undo' }
  | { type: 'step.redo' }
  | { type: 'layout.save' }
  | { type: 'layout.discard' }
  | { type: 'conflict.resolve'; widgets: readonly Widget[] }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.leave' };

const changing = {
  'layout.change': {
    target: 'editing',
    actions: [
      { type: 'step', params: ({ event }: { event: { widgets: readonly Widget[] } }) => event },
      'keepDraft',
    ],
  },
  'step.undo': { target: 'editing', actions: ['stepBack', 'keepDraft'] },
  'step.redo': { target: 'editing', actions: ['stepForth', 'keepDraft'] },
  'layout.discard': { target: 'viewing', actions: ['forget', 'dropDraft'] },
} as const;

export const dashboardEditorMachine = setup({
  types: {
    context: {} as DashboardEditorContext,
    events: {} as DashboardEditorEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    save: missingPromise<SaveResult, KeptLayout>('save'),
    loadTheirs: missingPromise<KeptLayout>('loadTheirs'),
  },
  actions: {
    begin: assign((_, { widgets, etag, left }: KeptLayout & { left?: LeftSteps }) => ({
      ...noSteps,
      draft: widgets,
      ...left,
      base: { widgets, etag },
      theirs: null,
      problem: null,
    })),
    step: assign(({ context }, { widgets }: { widgets: readonly Widget[] }) => ({
      ...stepTo(context, widgets),
      problem: null,
    })),
    stepBack: assign(({ context }) => stepBack(context)),
    stepForth: assign(({ context }) => stepForth(context)),
    keepTheirs: assign((_, theirs: KeptLayout) => ({ theirs })),
    startFromTheirs: assign(({ context }, { widgets }: { widgets: readonly Widget[] }) => ({
      ...stepTo(context, widgets),
      base: context.theirs ?? context.base,
      theirs: null,
    })),
    leaveTheirs: assign({ theirs: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    clearProblem: assign({ problem: null }),
    forget: assign({ ...noSteps, theirs: null, problem: null }),
    keepDraft: missingAction('keepDraft'),
    dropDraft: missingAction('dropDraft'),
    tellSaved: missingAction('tellSaved'),
  },
  guards: {
    isDirty: ({ context }) => isDirty(context),
    isStale: (_, { output }: { output: SaveResult }) => output === 'stale',
  },
}).createMachine({
  id: 'dashboardEditor',
  description: 'The layout of one dashboard, which several people may change.',
  context: { ...noSteps, theirs: null, problem: null },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The dashboard is read; nothing can be moved.',
      on: {
        'edit.start': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'Widgets are added, moved and removed. The draft is kept until it is saved or discarded.',
      tags: 'open',
      on: {
        ...changing,
        'layout.save': [
          { guard: 'isDirty', target: 'saving' },
          { target: 'viewing', actions: ['forget', 'dropDraft'] },
        ],
      },
    },
    saving: {
      description: 'The draft is being saved, under the version that editing began with.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { base, draft } }) => ({ widgets: draft, etag: base?.etag ?? '' }),
        onDone: [
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'comparing' },
          { target: 'viewing', actions: ['forget', 'dropDraft', 'tellSaved'] },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    comparing: {
      description: 'Someone else was faster; what they saved is being loaded.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        onDone: {
          target: 'conflicted',
          actions: { type: 'keepTheirs', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    conflicted: {
      description: 'What differs is shown; the person decides what of both layouts stays.',
      tags: 'open',
      on: {
        'conflict.resolve': {
          target: 'saving',
          actions: [{ type: 'startFromTheirs', params: ({ event }) => event }, 'keepDraft'],
        },
        'conflict.takeTheirs': { target: 'viewing', actions: ['forget', 'dropDraft'] },
        'conflict.leave': { target: 'editing', actions: 'leaveTheirs' },
      },
    },
    failed: {
      description: 'It was not saved; the reason is shown, and the draft is as it was.',
      tags: 'open',
      on: { ...changing, 'layout.save': { target: 'saving', actions: 'clearProblem' } },
    },
  },
});
