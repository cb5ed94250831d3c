/** Connects an account of a platform: consent, account, client and the possible outcomes. */
import { assertEvent, assign, setup } from 'xstate';
import type { IntegrationBody } from '#domain/contract/integrationSchemas.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { timings } from '#domain/timings.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type ConnectResult =
  | { readonly kind: 'connected' }
  | { readonly kind: 'duplicate' | 'limited' | 'refused'; readonly message: string };

/** `key` identifies the attempt, so that a retry never connects twice. */
export type ConnectOrder = { readonly body: IntegrationBody; readonly key: string };

export type IntegrationConnectContext = {
  readonly platform: PlatformId | null;
  readonly scopes: readonly string[];
  /** Accounts of the platform that are not connected yet; null if unknown. */
  readonly free: number | null;
  readonly accountId: string | null;
  readonly clientId: string | null;
  /** The connection whose place the account takes; its client is then known. */
  readonly replaces: string | null;
  readonly key: string;
  readonly problem: string | null;
};

type PlatformChoice = {
  readonly platform: PlatformId;
  readonly scopes: readonly string[];
  readonly free?: number;
  readonly replaced?: { readonly id: string; readonly clientId: string };
};

export type IntegrationConnectEvent =
  | ({ type: 'platform.choose' } & PlatformChoice)
  | { type: 'consent.allow' }
  | { type: 'consent.deny' }
  | { type: 'consent.reopen' }
  | { type: 'consent.close' }
  /** `key`: of the attempt, where it is the last choice. */
  | { type: 'account.choose'; accountId: string; key?: string }
  | { type: 'account.change' }
  | { type: 'client.choose'; clientId: string; key: string }
  | { type: 'connection.retry' }
  | { type: 'flow.cancel' };

const nothing: IntegrationConnectContext = {
  platform: null,
  scopes: [],
  free: null,
  accountId: null,
  clientId: null,
  replaces: null,
  key: '',
  problem: null,
};

const orderOf = ({
  platform,
  scopes,
  accountId,
  clientId,
  replaces,
  key,
}: IntegrationConnectContext): ConnectOrder => {
  if (platform === null || accountId === null || clientId === null) {
    throw new Error('Nothing was chosen to connect');
  }
  return {
    body: {
      ...{ platform, scopes: [...scopes], account_id: accountId, client_id: clientId },
      ...(replaces === null ? {} : { replaces }),
    },
    key,
  };
};

export const integrationConnectMachine = setup({
  types: {
    context: {} as IntegrationConnectContext,
    events: {} as IntegrationConnectEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: { connect: missingPromise<ConnectResult, ConnectOrder>('connect') },
  actions: {
    begin: assign((_, { platform, scopes, free, replaced }: PlatformChoice) => ({
      ...nothing,
      platform,
      scopes,
      free: free ?? null,
      clientId: replaced?.clientId ?? null,
      replaces: replaced?.id ?? null,
    })),
    forget: assign(nothing),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { message }: { message: string }) => ({ problem: message })),
  },
  delays: { connectPatience: timings.connectPatience },
  guards: {
    isReplacing: ({ context }) => context.replaces !== null,
    hasNoAccount: ({ context }) => context.free === 0,
    is: (_, { result, kind }: { result: ConnectResult; kind: ConnectResult['kind'] }) => result.kind === kind,
  },
}).createMachine({
  id: 'integrationConnect',
  description: 'From choosing a platform to a connected account, with every way that can end early.',
  context: nothing,
  initial: 'choosing',
  on: { 'flow.cancel': '.choosing' },
  states: {
    choosing: {
      description: 'Nothing is being connected; the catalogue waits for a choice.',
      entry: 'forget',
      on: {
        'platform.choose': { target: 'consent', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    consent: {
      description: 'What the platform is asked for is listed; nothing goes on without a yes.',
      tags: 'open',
      on: {
        'consent.allow': [{ guard: 'hasNoAccount', target: 'noAccounts' }, { target: 'account' }],
        'consent.deny': 'denied',
        'consent.close': 'closed',
      },
    },
    closed: {
      description: 'The window of the platform was closed before an answer; nothing was connected.',
      tags: 'open',
      on: { 'consent.reopen': 'consent' },
    },
    noAccounts: {
      description: 'The platform has no account that is not connected yet.',
      tags: 'open',
    },
    denied: {
      description: 'The answer was no: nothing was connected and nothing was kept.',
      tags: 'open',
      on: { 'consent.reopen': 'consent' },
    },
    account: {
      description: 'One of the demo accounts of the platform is to be picked.',
      tags: 'open',
      on: {
        'account.choose': [
          {
            guard: 'isReplacing',
            target: 'connecting',
            actions: assign(({ event }) => ({ accountId: event.accountId, key: event.key ?? '' })),
          },
          { target: 'mapping', actions: assign(({ event }) => ({ accountId: event.accountId })) },
        ],
        'consent.reopen': 'consent',
      },
    },
    mapping: {
      description: 'The client whose numbers these are is to be picked.',
      tags: 'open',
      on: {
        'client.choose': {
          target: 'connecting',
          actions: assign(({ event }) => ({ clientId: event.clientId, key: event.key })),
        },
        'account.change': 'account',
      },
    },
    connecting: {
      description:
        'The backend is being asked. Leaving now stops waiting; if it had been done already, the list shows it.',
      tags: ['open', 'busy'],
      entry: 'clearProblem',
      after: { connectPatience: 'timedOut' },
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context, event }) => {
          assertEvent(event, ['account.choose', 'client.choose', 'connection.retry']);
          return orderOf(context);
        },
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'connected' }) },
            target: 'connected',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'duplicate' }) },
            target: 'duplicate',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'limited' }) },
            target: 'limited',
          },
          {
            target: 'failed',
            actions: {
              type: 'keepProblem',
              params: ({ event }) => ({
                message: event.output.kind === 'refused' ? event.output.message : '',
              }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => refusalOf(event.error) },
        },
      },
    },
    timedOut: {
      description: 'The platform did not answer in time; the same attempt can be made again.',
      tags: 'open',
      on: { 'connection.retry': 'connecting' },
    },
    duplicate: {
      description: 'That account is connected already; another one can be picked.',
      tags: 'open',
      on: { 'account.change': 'account' },
    },
    limited: {
      description: 'The plan has no room for another connection until one is given up or the plan is larger.',
      tags: 'open',
      on: { 'connection.retry': 'connecting' },
    },
    failed: {
      description: 'It went wrong and why is told; the same attempt can be made again.',
      tags: 'open',
      on: { 'connection.retry': 'connecting', 'account.change': 'account' },
    },
    connected: {
      description: 'The account is connected and in the list.',
      tags: 'open',
    },
  },
});
