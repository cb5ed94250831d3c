/** Installs an app into a workspace after consent, choice of clients and settings, and removes it again if it cannot be set up. */
import { assign, setup } from 'xstate';
import type { AppSettings } from '#domain/marketplace/appSettings.ts';
import { type Outcome, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

/** A release of an app. */
export type ShownApp = {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly scopes: readonly string[];
  readonly hasSettings: boolean;
};

/** `key` identifies the attempt, so that a retry never installs twice. */
export type InstallOrder = {
  readonly app: ShownApp;
  readonly key: string;
  /** Null for all clients. */
  readonly clientIds: readonly string[] | null;
  readonly settings: AppSettings;
};

export type InstallationContext = {
  readonly app: ShownApp | null;
  readonly key: string;
  readonly clientIds: readonly string[] | null;
  readonly settings: AppSettings;
  readonly problem: string | null;
};

export type InstallationEvent =
  | { type: 'app.choose'; app: ShownApp }
  | { type: 'consent.allow'; key: string }
  | { type: 'consent.deny' }
  | { type: 'clients.choose'; clientIds: readonly string[] | null; key: string }
  | { type: 'settings.save'; settings: AppSettings }
  | { type: 'step.back' }
  | { type: 'action.retry' }
  | { type: 'flow.close' };

const nothing: InstallationContext = { app: null, key: '', clientIds: null, settings: {}, problem: null };

const orderOf = ({ app, key, clientIds, settings }: InstallationContext): InstallOrder => {
  if (app === null) throw new Error('No app was chosen');
  return { app, key, clientIds, settings };
};

const order = ({ context }: { context: InstallationContext }) => orderOf(context);

export const installationMachine = setup({
  types: {
    context: {} as InstallationContext,
    events: {} as InstallationEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    install: missingPromise<Outcome, InstallOrder>('install'),
    setUp: missingPromise<Outcome, InstallOrder>('setUp'),
    rollBack: missingPromise<Outcome, InstallOrder>('rollBack'),
  },
  actions: {
    begin: assign((_, { app }: { app: ShownApp }) => ({ ...nothing, app })),
    forget: assign(nothing),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: Outcome) => ({ problem: error?.message ?? null })),
  },
  guards: {
    wasRefused: (_, { error }: Outcome) => error !== null,
    hasSettings: ({ context }) => context.app?.hasSettings === true,
  },
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
      description: 'All that the release asks for is listed; nothing goes on without a yes.',
      tags: 'open',
      on: {
        'app.choose': { actions: { type: 'begin', params: ({ event }) => event } },
        'consent.allow': { target: 'clients', actions: assign(({ event }) => ({ key: event.key })) },
        'consent.deny': 'browsing',
      },
    },
    clients: {
      description: 'The app works for all clients, or for chosen ones alone.',
      tags: 'open',
      on: {
        'clients.choose': [
          {
            guard: 'hasSettings',
            target: 'settings',
            actions: assign(({ event: { clientIds, key } }) => ({ clientIds, key })),
          },
          {
            target: 'installing',
            actions: assign(({ event: { clientIds, key } }) => ({ clientIds, key })),
          },
        ],
        'step.back': 'consent',
      },
    },
    settings: {
      description: 'The fields that the app declares are filled in.',
      tags: 'open',
      on: {
        'settings.save': {
          target: 'installing',
          actions: assign(({ event }) => ({ settings: event.settings })),
        },
        'step.back': 'clients',
      },
    },
    installing: {
      description: 'The backend is being asked to install the app.',
      tags: ['open', 'busy'],
      entry: 'clearProblem',
      invoke: {
        id: 'install',
        src: 'install',
        input: order,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          { target: 'settingUp' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    failed: {
      description: 'The app was not installed and why is shown; the same attempt can be made again.',
      tags: 'open',
      on: { 'action.retry': 'installing', 'step.back': 'clients' },
    },
    settingUp: {
      description: 'The installed app makes its first call, for the sources that it needs.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'setUp',
        src: 'setUp',
        input: order,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'rollingBack',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          { target: 'installed' },
        ],
        onError: {
          target: 'rollingBack',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    rollingBack: {
      description: 'The app could not be set up and is being uninstalled.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'rollBack',
        src: 'rollBack',
        input: order,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'leftBehind',
          },
          { target: 'rolledBack' },
        ],
        onError: 'leftBehind',
      },
    },
    rolledBack: {
      description: 'Nothing of the app is left, and why it could not be set up is shown.',
      tags: 'open',
      on: { 'step.back': 'clients' },
    },
    leftBehind: {
      description: 'The app is installed without being set up; removing it can be tried again.',
      tags: 'open',
      on: { 'action.retry': 'rollingBack' },
    },
    installed: {
      description: 'The app is installed and comes first in the marketplace.',
      tags: 'open',
    },
  },
});
