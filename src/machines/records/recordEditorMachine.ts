/** A form over something that is kept with a version: saved, refused, or held against what someone else made of it meanwhile. */
import { assign, setup } from 'xstate';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../notProvided.ts';
import type { SaveResult } from './saveResult.ts';

export type RecordFields = Readonly<Record<string, string | boolean>>;

/** What is kept, and the version that a change must name; null for something new. */
export type RecordVersion = { readonly fields: RecordFields; readonly etag: string | null };

export type RecordEditorContext = {
  /** As last sent; null before. */
  readonly mine: RecordVersion | null;
  /** What someone else made of it, once that is known to differ. */
  readonly theirs: RecordVersion | null;
  readonly problem: Refusal | null;
};

export type RecordEditorEvent =
  | ({ type: 'form.submit' } & RecordVersion)
  | { type: 'form.edit' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' };

export const recordEditorMachine = setup({
  types: {
    context: {} as RecordEditorContext,
    events: {} as RecordEditorEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: missingPromise<SaveResult, RecordVersion>('save'),
    loadTheirs: missingPromise<RecordVersion>('loadTheirs'),
  },
  actions: {
    keepMine: assign((_, { fields, etag }: RecordVersion) => ({ mine: { fields, etag }, problem: null })),
    keepTheirs: assign((_, theirs: RecordVersion) => ({ theirs })),
    takeTheirVersion: assign(({ context: { mine, theirs } }) => ({
      mine: mine && { ...mine, etag: theirs?.etag ?? null },
      theirs: null,
    })),
    forgetConflict: assign({ mine: null, theirs: null }),
    clearProblem: assign({ problem: null }),
    recordProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    showTheirs: missingAction('showTheirs'),
    leave: missingAction('leave'),
  },
  guards: { isStale: (_, { output }: { output: SaveResult }) => output === 'stale' },
}).createMachine({
  id: 'recordEditor',
  description: 'A form over something that several people may change.',
  context: { mine: null, theirs: null, problem: null },
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
        onError: { target: 'editing', actions: { type: 'recordProblem', params: ({ event }) => event } },
      },
    },
    comparing: {
      description: 'Someone else was faster; what they saved is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        onDone: {
          target: 'conflicted',
          actions: { type: 'keepTheirs', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'recordProblem', params: ({ event }) => event },
        },
      },
    },
    conflicted: {
      description: 'Both versions are shown; the person decides which one stays.',
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'takeTheirVersion' },
        'conflict.takeTheirs': { target: 'editing', actions: ['showTheirs', 'forgetConflict'] },
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
