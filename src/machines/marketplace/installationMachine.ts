/** An app on its way into a workspace and out of it: consent, installing, uninstalling, and taking that back. */
import { assertEvent, assign, setup } from 'xstate';
import { type Outcome, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

/** An app as it is on screen; `etag` is of its installation, null when it is not installed. */
export type ShownApp = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly etag: string | null;
};

/** `key` names the attempt, so that trying again never installs twice. */
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
  | { type: 'app.uninstall'; app: ShownApp }
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
    uninstall: missingPromise<Outcome, ShownApp>('uninstall'),
  },
  actions: {
    begin: assign((_, { app }: { app: ShownApp }) => ({ ...nothing, app })),
    forget: assign(nothing),
    clearProblem: assign({ problem: null }),
    recordProblem: assign((_, { error }: Outcome) => ({ problem: error?.message ?? null })),
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
        'app.uninstall': { target: 'uninstalling', actions: { type: 'begin', params: ({ event }) => event } },
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
            actions: { type: 'recordProblem', params: ({ event }) => event.output },
          },
          { target: 'installed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
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
    uninstalling: {
      description: 'The backend is being asked to take the app out.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'uninstall',
        src: 'uninstall',
        input: ({ event }) => {
          assertEvent(event, 'app.uninstall');
          return event.app;
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'kept',
            actions: { type: 'recordProblem', params: ({ event }) => event.output },
          },
          { target: 'uninstalled' },
        ],
        onError: {
          target: 'kept',
          actions: { type: 'recordProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    kept: {
      description: 'The app could not be taken out and is still installed; why is told.',
      on: {
        'app.choose': { target: 'consent', actions: { type: 'begin', params: ({ event }) => event } },
        'app.uninstall': { target: 'uninstalling', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    uninstalled: {
      description: 'The app is gone; installing it again asks for consent again.',
      on: {
        'app.choose': { target: 'consent', actions: { type: 'begin', params: ({ event }) => event } },
        'app.uninstall': { target: 'uninstalling', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
});
