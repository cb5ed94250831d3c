/** Runs a visit to a share link: opened, unlocked with a password, read, and read again for other days. */
import { assign, setup } from 'xstate';
import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

/** Inclusive days, `2026-11-21`; null for the link's own days. */
export type SharedDays = { readonly from: string; readonly to: string } | null;

export type ShareClosed =
  | { readonly kind: 'gone'; readonly why?: string }
  | { readonly kind: 'locked'; readonly why: string };
export type ShareOpened = { readonly kind: 'opened' } | ShareClosed;
export type ShareRead =
  | { readonly kind: 'shown'; readonly shown: SharedContent }
  | { readonly kind: 'refused'; readonly why: string }
  | ShareClosed;

export type ShareContext = {
  readonly problem: string;
  readonly isProtected: boolean;
  readonly days: SharedDays;
  readonly shown: SharedContent | null;
};

export type ShareEvent =
  | { type: 'password.give'; password: string }
  | { type: 'days.choose'; days: SharedDays }
  | { type: 'share.retry' };

type Outcome = { readonly outcome: ShareOpened | ShareRead };

export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    tags: {} as 'busy',
  },
  actors: {
    open: missingPromise<ShareOpened, string | null>('open'),
    read: missingPromise<ShareRead, SharedDays>('read'),
  },
  actions: {
    take: assign((_, { outcome }: Outcome) => ({
      problem: ('why' in outcome && outcome.why) || '',
      ...('shown' in outcome ? { shown: outcome.shown } : {}),
      ...(outcome.kind === 'locked' ? { isProtected: true } : {}),
    })),
    keepDays: assign((_, { days }: { days: SharedDays }) => ({ days, problem: '' })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).message })),
  },
  guards: {
    isGone: (_, { outcome }: Outcome) => outcome.kind === 'gone',
    isLocked: (_, { outcome }: Outcome) => outcome.kind === 'locked',
  },
}).createMachine({
  id: 'share',
  description: 'A page that was shared by a link, for visitors without an account.',
  context: { problem: '', isProtected: false, days: null, shown: null },
  initial: 'opening',
  states: {
    opening: {
      description: 'The link is opened, which counts as a visit, unless it needs a password.',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ event }) => (event.type === 'password.give' ? event.password : null),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'gone',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'locked',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'reading' },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    locked: {
      description:
        'The page asks for the password. After three wrong ones the backend makes the visitor wait.',
      on: { 'password.give': 'opening' },
    },
    reading: {
      description: 'What the link shows is computed, for its own days or for those that the visitor chose.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.days,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'gone',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'locked',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'The page is read. Days that cannot be shown leave the former ones.',
      on: {
        'days.choose': { target: 'reading', actions: { type: 'keepDays', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The backend did not answer. What was shown before stays.',
      on: {
        'share.retry': 'opening',
        'days.choose': { target: 'reading', actions: { type: 'keepDays', params: ({ event }) => event } },
      },
    },
    gone: {
      description: 'There is nothing under this link: never was, no more, or not any longer.',
      type: 'final',
    },
  },
});
