/** Reads a market's source again when someone asks, and says when it was read. */
import { assign, fromPromise, setup } from 'xstate';
import { timings } from '#domain/timings.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type MarketRefreshContext = {
  /** The connection of the last request. */
  readonly sourceId: string | null;
  readonly problem: Refusal | null;
};

export type MarketRefreshEvent = { readonly type: 'market.refresh'; readonly sourceId: string };

const asking = {
  'market.refresh': {
    target: 'reading',
    actions: {
      type: 'begin',
      params: ({ event }: { event: MarketRefreshEvent }) => ({ sourceId: event.sourceId }),
    },
  },
} as const;

export const marketRefreshMachine = setup({
  types: {
    context: {} as MarketRefreshContext,
    events: {} as MarketRefreshEvent,
    tags: {} as 'busy',
  },
  actors: { read: missingPromise<unknown, { readonly sourceId: string }>('read') },
  delays: { marketRefreshRest: timings.marketRefreshRest },
  actions: {
    begin: assign((_, { sourceId }: { sourceId: string }) => ({ sourceId, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
  },
}).createMachine({
  id: 'marketRefresh',
  description: 'One refresh at a time, and none right after another.',
  context: { sourceId: null, problem: null },
  initial: 'idle',
  states: {
    idle: { description: 'The estimates are those of the last scheduled sync.', on: asking },
    reading: {
      description: 'The source is read out of turn. Older estimates stay on the page.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ sourceId: context.sourceId ?? '' }),
        onDone: 'fresh',
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    fresh: {
      description: 'The source was just read: reading it again brings nothing new.',
      after: { marketRefreshRest: 'idle' },
    },
    failed: { description: 'The source was not read; the reason is shown.', on: asking },
  },
});

/** A read is a sync of the connection, which the log keeps. */
export const marketRefreshActors = (api: ApiClient) => ({
  read: fromPromise<unknown, { readonly sourceId: string }>(({ input, signal }) =>
    api.call('changeSyncs', { body: { ids: [input.sourceId], change: 'sync' }, signal }),
  ),
});
