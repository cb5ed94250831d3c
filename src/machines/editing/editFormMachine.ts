/** Runs a form over a versioned resource: saved, refused, or compared with someone else's concurrent change. */
import { assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate';
import { type Fields, saysTheSame } from '#domain/editing/threeWayMerge.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';
import type { EditLoss } from './findLoss.ts';
import type { SaveResult } from './saveResult.ts';

export type EditFields = Fields;

export type EditedVersion = { readonly fields: EditFields; readonly etag: string | null };

export type LostVersion = { readonly lost: EditLoss; readonly mayRestore: boolean };

export type FoundVersion = EditedVersion | LostVersion;

export type EditFormContext = {
  readonly mine: EditedVersion | null;
  readonly before: EditFields;
  readonly theirs: EditedVersion | null;
  readonly loss: LostVersion | null;
  readonly problem: Refusal | null;
};

type Submitted = EditedVersion & { readonly before?: EditFields };

export type EditFormEvent =
  | ({ type: 'form.submit' } & Submitted)
  | { type: 'form.edit' }
  | { type: 'save.answered'; readonly outcome: Outcome }
  | { type: 'conflict.resolve'; readonly fields: EditFields }
  | { type: 'conflict.leave' }
  | { type: 'loss.restore' };

type Save = PromiseActorLogic<SaveResult, EditedVersion> | CallbackActorLogic<EditFormEvent, EditedVersion>;

export const editFormMachine = setup({
  types: {
    context: {} as EditFormContext,
    events: {} as EditFormEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: missingPromise<SaveResult, EditedVersion>('save') as Save,
    loadTheirs: missingPromise<FoundVersion>('loadTheirs'),
    restore: missingPromise<unknown>('restore'),
  },
  actions: {
    keepMine: assign((_, { fields, etag, before = {} }: Submitted) => ({
      mine: { fields, etag },
      before,
      problem: null,
    })),
    keepFound: assign((_, found: FoundVersion) =>
      'lost' in found ? { loss: found, theirs: null } : { theirs: found, loss: null },
    ),
    keepMerged: assign(({ context: { theirs } }, { fields }: { fields: EditFields }) => ({
      mine: { fields, etag: theirs?.etag ?? null },
      before: theirs?.fields ?? {},
      theirs: null,
    })),
    forgetConflict: assign({ mine: null, theirs: null, loss: null }),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    keepRefusal: assign((_, { error }: Outcome) => ({ problem: error })),
    showChosen: missingAction('showChosen'),
    leave: missingAction('leave'),
  },
  guards: {
    isStale: (_, { output }: { output: SaveResult | undefined }) => output === 'stale',
    isRefusedAsStale: (_, { error }: Outcome) => error?.isStale === true,
    isRefused: (_, { error }: Outcome) => error !== null,
    isLost: (_, { output }: { output: FoundVersion }) => 'lost' in output,
    isTheirs: ({ context: { theirs } }, { fields }: { fields: EditFields }) =>
      theirs !== null && saysTheSame(fields, theirs.fields),
  },
}).createMachine({
  id: 'editForm',
  description: 'A form over something that several people may change.',
  context: { mine: null, before: {}, theirs: null, loss: null, problem: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form waits. A refusal comes back here, and nothing typed is lost.',
      on: {
        'form.submit': {
          target: 'saving',
          actions: { type: 'keepMine', params: ({ event }) => event },
        },
        'form.edit': { actions: 'clearProblem' },
      },
    },
    saving: {
      description: 'Being saved, under the version that the form was opened with.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.mine ?? { fields: {}, etag: null },
        onDone: [
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'comparing' },
          { target: 'saved' },
        ],
        onError: { target: 'editing', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      on: {
        'save.answered': [
          { guard: { type: 'isRefusedAsStale', params: ({ event }) => event.outcome }, target: 'comparing' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.outcome },
            target: 'editing',
            actions: { type: 'keepRefusal', params: ({ event }) => event.outcome },
          },
          { target: 'saved' },
        ],
      },
    },
    comparing: {
      description: 'Someone else was faster; what they saved is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        onDone: [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'lost',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'conflicted', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    conflicted: {
      description:
        'Both versions are shown beside the one before; the person decides field by field which one stays.',
      on: {
        'conflict.resolve': [
          {
            guard: { type: 'isTheirs', params: ({ event }) => event },
            target: 'editing',
            actions: ['showChosen', 'forgetConflict'],
          },
          {
            target: 'saving',
            actions: ['showChosen', { type: 'keepMerged', params: ({ event }) => event }],
          },
        ],
        'conflict.leave': { target: 'editing', actions: 'forgetConflict' },
      },
    },
    lost: {
      description: 'It is not there any more: by whom and when is told, and it can be brought back.',
      on: {
        'loss.restore': { target: 'restoring', actions: 'clearProblem' },
        'conflict.leave': { target: 'editing', actions: ['forgetConflict', 'clearProblem'] },
      },
    },
    restoring: {
      description: 'Being brought back, so that the form can be held against it.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: 'comparing',
        onError: { target: 'lost', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'Kept. A form that stays on the page can be changed and saved again.',
      entry: 'leave',
      on: {
        'form.submit': {
          target: 'saving',
          actions: { type: 'keepMine', params: ({ event }) => event },
        },
        'form.edit': 'editing',
      },
    },
  },
});
