/** Installs an app into a workspace after consent. */
import { assign, setup } from 'xstate';
import { type Outcome, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type ShownApp = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
};

/** `key` identifies the attempt, so that a retry never installs twice. */
export type InstallOrder = { readonly app: ShownApp; readonly key: string };

export type InstallationContext = {
  readonly app: ShownApp | null;
  readonly key: string;
  readonly problem: string | null;
};

export type InstallationEvent =
  | { type: 'app.choose'; app: ShownApp }
  | { type: 'consent.allow'; key: string }
  | { type: 'consent.deny' }
  | { type: 'action.retry' }
  | { type: 'flow.close' };

const nothing: InstallationContext = { app: null, key: '', problem: null };

const appOf = ({ app }: InstallationContext): ShownApp => {
  if (app === null) throw new Error('No app was chosen');
  return app;
};

export const installationMachine = setup({
  types: {
    context: {} as InstallationContext,
    events: {} as InstallationEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    install: missingPromise<Outcome, InstallOrder>('install'),
  },
  actions: {
    begin: assign((_, { app }: { app: ShownApp }) => ({ ...nothing, app })),
    forget: assign(nothing),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: Outcome) => ({ problem: error?.message ?? null })),
  },
  guards: { wasRefused: (_, { error }: Outcome) => error !== null },
}).createMachine({
  id: 'installation',
  description: 'What happens between a workspace and one app of the marketplace at a time.',
  context: nothing,
  initial: 'browsing',
  on: { 'flow.close': '.browsing' },
  states: {
    browsing: {
      description: 'Nothing is being installed; the marketplace is there to look around.',
      entry: 'forget',
      on: {
        'app.choose': { target: 'consent', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    consent: {
      description: 'All that the app asks for is listed; nothing goes on without a yes.',
      tags: 'open',
      on: {
        'consent.allow': {
          target: 'installing',
          actions: assign(({ event }) => ({ key: event.key })),
        },
        'consent.deny': 'browsing',
      },
    },
    installing: {
      description: 'The backend is being asked to install the app.',
      tags: ['open', 'busy'],
      entry: 'clearProblem',
      invoke: {
        id: 'install',
        src: 'install',
        input: ({ context }) => ({ app: appOf(context), key: context.key }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          { target: 'installed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    failed: {
      description: 'The app was not installed and why is told; the same attempt can be made again.',
      tags: 'open',
      on: { 'action.retry': 'installing' },
    },
    installed: {
      description: 'The app is installed and stands first in the marketplace.',
      tags: 'open',
    },
  },
});
