/** Runs the page's live connection to the event log: detects a dead connection and resumes at the last event. */
import { assign, emit, setup } from 'xstate';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingCallback } from '../missingImplementation.ts';

export type FeedContext = {
  readonly lastEventId: string | null;
  readonly retryIn: number;
  readonly problem: Refusal | null;
};

export type FeedEvent =
  | { type: 'feed.start'; after: string | null }
  | { type: 'feed.stop' }
  | { type: 'feed.opened' }
  | { type: 'feed.received'; events: readonly EventItem[]; lastId: string | null }
  | { type: 'feed.ended' }
  | { type: 'feed.failed'; error: unknown }
  | { type: 'feed.refused' };

export type FeedEmitted = { type: 'events.arrived'; events: readonly EventItem[] };

export type FeedInput = { readonly after: string | null };

const doubled = (delay: number): number => Math.min(2 * delay, timings.feedRetryLongest);

export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    emitted: {} as FeedEmitted,
    tags: {} as 'busy',
  },
  actors: { readFeed: missingCallback<FeedEvent, FeedInput>('readFeed') },
  actions: {
    startAfter: assign((_, { after }: { after: string | null }) => ({ lastEventId: after, problem: null })),
    takeId: assign(({ context }, { lastId }: { lastId: string | null }) => ({
      lastEventId: lastId ?? context.lastEventId,
      problem: null,
    })),
    beginWithShortWait: assign({ retryIn: timings.feedRetryFirst }),
    waitLonger: assign(({ context }) => ({ retryIn: doubled(context.retryIn) })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    deliver: emit((_, { events }: { events: readonly EventItem[] }) => ({
      type: 'events.arrived' as const,
      events,
    })),
  },
  guards: { hasEvents: (_, { events }: { events: readonly EventItem[] }) => events.length > 0 },
  delays: {
    feedSilence: timings.feedSilence,
    feedRetry: ({ context }) => context.retryIn,
  },
}).createMachine({
  id: 'feed',
  description: 'The live connection to the event log.',
  context: { lastEventId: null, retryIn: timings.feedRetryFirst, problem: null },
  initial: 'off',
  states: {
    off: {
      description: 'Nobody needs the feed: no one is signed in.',
      entry: 'beginWithShortWait',
      on: {
        'feed.start': {
          target: 'linked',
          actions: { type: 'startAfter', params: ({ event }) => event },
        },
        'feed.stop': {},
      },
    },
    linked: {
      description: 'A connection is there or on its way.',
      initial: 'connecting',
      invoke: {
        id: 'readFeed',
        src: 'readFeed',
        input: ({ context }) => ({ after: context.lastEventId }),
        onError: { target: 'waiting', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: {
        'feed.start': {},
        'feed.stop': 'off',
        'feed.refused': 'off',
        'feed.ended': 'waiting',
        'feed.failed': {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      states: {
        connecting: {
          description: 'Asks the backend for everything after the last event that arrived.',
          tags: 'busy',
          after: { feedSilence: '#feed.waiting' },
          on: { 'feed.opened': 'open' },
        },
        open: {
          description:
            'Events arrive as they happen. Without any sign of life for 40 s the connection counts as lost.',
          after: { feedSilence: '#feed.waiting' },
          on: {
            'feed.received': [
              {
                guard: { type: 'hasEvents', params: ({ event }) => event },
                target: 'open',
                reenter: true,
                actions: [
                  'beginWithShortWait',
                  { type: 'takeId', params: ({ event }) => event },
                  { type: 'deliver', params: ({ event }) => event },
                ],
              },
              {
                target: 'open',
                reenter: true,
                actions: ['beginWithShortWait', { type: 'takeId', params: ({ event }) => event }],
              },
            ],
          },
        },
      },
    },
    waiting: {
      description:
        'The connection was lost or ended as planned. It is opened again after 250 ms, then after twice as long each time, up to 5 s.',
      after: { feedRetry: 'linked' },
      exit: 'waitLonger',
      on: { 'feed.start': 'linked', 'feed.stop': 'off' },
    },
  },
});
