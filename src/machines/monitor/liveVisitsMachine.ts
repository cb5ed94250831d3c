/** Runs live visits: their connection, and the list that is frozen while someone reads it. */
import { assign, setup } from 'xstate';
import type { LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { type LiveInterval, mostVisits, visitRetry } from '#domain/realtime/realtimeWindows.ts';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingCallback } from '../missingImplementation.ts';

export type VisitsInput = {
  readonly client: string | undefined;
  readonly interval: LiveInterval;
  readonly picture: RealtimeReply;
};

export type VisitsContext = VisitsInput & {
  /** Newest first. */
  readonly visits: readonly LiveVisit[];
  readonly heldBack: readonly LiveVisit[];
  readonly isHeld: boolean;
  readonly hasHeard: boolean;
  readonly retryIn: number;
  readonly problem: Refusal | null;
};

export type VisitsEvent =
  | { type: 'stream.receive'; message: RealtimeReply }
  | { type: 'stream.end' }
  | { type: 'stream.fail'; error: unknown }
  | { type: 'stream.refuse'; error: unknown }
  | { type: 'visits.pause' }
  | { type: 'visits.resume' }
  | { type: 'visits.retry' }
  | { type: 'tab.hide' }
  | { type: 'tab.show' }
  | { type: 'interval.choose'; interval: LiveInterval }
  | { type: 'list.hold' }
  | { type: 'list.release' };

export type StreamInput = {
  readonly client: string | undefined;
  readonly interval: LiveInterval;
  readonly after: string;
};

const nextWait = (wait: number): number => (2 * wait > visitRetry.longest ? visitRetry.offline : 2 * wait);

const newest = (visits: readonly LiveVisit[]): readonly LiveVisit[] => visits.slice(0, mostVisits);

/** Visits carry their own times: missed visits are inserted in the past and never count as new. */
const taken = (context: VisitsContext, message: RealtimeReply): Partial<VisitsContext> =>
  context.isHeld
    ? { picture: message, heldBack: newest([...message.recent, ...context.heldBack]) }
    : { picture: message, visits: newest([...message.recent, ...context.visits]) };

export const liveVisitsMachine = setup({
  types: {
    context: {} as VisitsContext,
    events: {} as VisitsEvent,
    input: {} as VisitsInput,
    tags: {} as 'busy',
  },
  actors: { readVisits: missingCallback<VisitsEvent, StreamInput>('readVisits') },
  actions: {
    take: assign(({ context }, { message }: { message: RealtimeReply }) => ({
      ...taken(context, message),
      hasHeard: true,
      problem: null,
      retryIn: visitRetry.first,
    })),
    beginToListen: assign({ hasHeard: false }),
    waitLonger: assign(({ context }) => ({ retryIn: nextWait(context.retryIn) })),
    waitShortly: assign({ retryIn: visitRetry.first }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    setInterval: assign((_, { interval }: { interval: LiveInterval }) => ({ interval })),
    hold: assign({ isHeld: true }),
    release: assign(({ context: { heldBack, visits } }) => ({
      isHeld: false,
      visits: newest([...heldBack, ...visits]),
      heldBack: [],
    })),
  },
  guards: {
    hasHeard: ({ context }) => context.hasHeard,
    waitedLongest: ({ context }) => context.retryIn === visitRetry.offline,
  },
  delays: {
    feedSilence: timings.feedSilence,
    retry: ({ context }) => context.retryIn,
  },
}).createMachine({
  id: 'liveVisits',
  description: 'Live visits: where they come from, and what of them is shown.',
  context: ({ input }) => ({
    ...input,
    visits: input.picture.recent,
    heldBack: [],
    isHeld: false,
    hasHeard: false,
    retryIn: visitRetry.first,
    problem: null,
  }),
  on: {
    'list.hold': { actions: 'hold' },
    'list.release': { actions: 'release' },
    'interval.choose': { actions: { type: 'setInterval', params: ({ event }) => event } },
  },
  initial: 'linked',
  states: {
    linked: {
      description: 'A stream is there or on its way. It begins after the last message that came.',
      initial: 'connecting',
      entry: 'beginToListen',
      invoke: {
        id: 'readVisits',
        src: 'readVisits',
        input: ({ context: { client, interval, picture } }) => ({ client, interval, after: picture.cursor }),
        onError: { target: 'reconnecting', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: {
        'visits.pause': 'paused',
        'tab.hide': 'hidden',
        'stream.fail': {
          target: 'reconnecting',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
        'stream.refuse': {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
        'stream.end': [{ guard: 'hasHeard', target: '.resuming', reenter: true }, { target: 'reconnecting' }],
        'interval.choose': {
          target: '.resuming',
          reenter: true,
          actions: { type: 'setInterval', params: ({ event }) => event },
        },
        'stream.receive': {
          target: '.live',
          reenter: false,
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
      states: {
        connecting: {
          description: 'The first message is waited for.',
          tags: 'busy',
          after: { feedSilence: '#liveVisits.reconnecting' },
        },
        resuming: {
          description: 'The stream has ended as planned and goes on in another one; nothing is missed.',
          tags: 'busy',
          after: { feedSilence: '#liveVisits.reconnecting' },
        },
        live: {
          description:
            'A message comes with each interval. Without one for 40 s the connection counts as lost.',
          after: { feedSilence: '#liveVisits.reconnecting' },
          on: {
            'stream.receive': {
              target: 'live',
              reenter: true,
              actions: { type: 'take', params: ({ event }) => event },
            },
          },
        },
      },
    },
    reconnecting: {
      description: 'The connection was lost. It is opened again after 1 s, 2 s, 4 s and 8 s.',
      always: { guard: 'waitedLongest', target: 'offline' },
      after: { retry: 'linked' },
      exit: 'waitLonger',
      on: { 'visits.retry': 'linked', 'visits.pause': 'paused', 'tab.hide': 'hidden' },
    },
    offline: {
      description: 'Four tries were in vain. The time of the last message is shown, and each 30 s is a try.',
      after: { retry: 'linked' },
      on: { 'visits.retry': 'linked', 'visits.pause': 'paused', 'tab.hide': 'hidden' },
    },
    paused: {
      description: 'Somebody has stopped the page: no stream is open, and nothing moves.',
      on: { 'visits.resume': { target: 'linked', actions: 'waitShortly' } },
    },
    hidden: {
      description: 'The tab is in the background: no stream is open. What is missed is told on coming back.',
      on: { 'tab.show': { target: 'linked', actions: 'waitShortly' }, 'visits.pause': 'paused' },
    },
    refused: {
      description: 'These visits are not for the reader, or not any more.',
      on: { 'visits.retry': 'linked' },
    },
  },
});
