/** Plays back past live visits: one snapshot after another, at one of three speeds. */
import { assign, fromPromise, setup } from 'xstate';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type ReplaySpeed, replayTicks } from '#domain/realtime/realtimeWindows.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

/** Times in milliseconds since the epoch: the replay is at `at`, between `from` and `to`. */
export type ReplayInput = {
  readonly client: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly at: number;
};

export type ReplayContext = ReplayInput & {
  readonly speed: ReplaySpeed;
  /** The snapshot of the last moment that was read. */
  readonly picture: RealtimeReply | null;
  readonly problem: Refusal | null;
};

export type ReplayEvent =
  | { type: 'replay.play' }
  | { type: 'replay.pause' }
  | { type: 'replay.seek'; at: number }
  | { type: 'replay.speed'; speed: ReplaySpeed }
  | { type: 'replay.retry' };

export type MomentInput = { readonly client: string | undefined; readonly at: number };

const within = ({ from, to }: ReplayInput, at: number): number => Math.min(Math.max(at, from), to);

const read = {
  src: 'readMoment',
  input: ({ context: { client, at } }: { context: ReplayContext }): MomentInput => ({ client, at }),
  onError: {
    target: '#visitReplay.failed',
    actions: { type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => event },
  },
} as const;

const show = {
  type: 'show',
  params: ({ event }: { event: { output: RealtimeReply } }) => event,
} as const;

const seek = {
  type: 'seek',
  params: ({ event }: { event: { type: 'replay.seek'; at: number } }) => event,
} as const;

export const visitReplayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    input: {} as ReplayInput,
    tags: {} as 'busy',
  },
  actors: { readMoment: missingPromise<RealtimeReply, MomentInput>('readMoment') },
  actions: {
    show: assign((_, { output }: { output: RealtimeReply }) => ({ picture: output, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    seek: assign(({ context }, { at }: { at: number }) => ({ at: within(context, at) })),
    advance: assign(({ context }) => ({
      at: within(context, context.at + replayTicks[context.speed] * Number(context.speed)),
    })),
    rewind: assign(({ context }) => ({ at: context.from })),
    setSpeed: assign((_, { speed }: { speed: ReplaySpeed }) => ({ speed })),
  },
  guards: { isAtEnd: ({ context: { at, to } }) => at >= to },
  delays: { tick: ({ context }) => replayTicks[context.speed] },
}).createMachine({
  id: 'visitReplay',
  description: 'The visits of a past hour, shown as they were shown then.',
  context: ({ input }) => ({
    ...input,
    at: within(input, input.at),
    speed: '1',
    picture: null,
    problem: null,
  }),
  on: { 'replay.speed': { actions: { type: 'setSpeed', params: ({ event }) => event } } },
  initial: 'paused',
  states: {
    paused: {
      description: 'One moment is shown.',
      initial: 'reading',
      on: { 'replay.seek': { target: '.reading', reenter: true, actions: seek } },
      states: {
        reading: {
          description: 'The snapshot of the moment is read.',
          tags: 'busy',
          invoke: { id: 'readMoment', ...read, onDone: { target: 'shown', actions: show } },
          on: { 'replay.play': '#visitReplay.playing.reading' },
        },
        shown: {
          description: 'The snapshot is on the page.',
          on: {
            'replay.play': [
              { guard: 'isAtEnd', target: '#visitReplay.playing.reading', actions: 'rewind' },
              { target: '#visitReplay.playing.waiting' },
            ],
          },
        },
      },
    },
    playing: {
      description: 'Snapshots follow each other until the end.',
      initial: 'reading',
      on: {
        'replay.pause': 'paused',
        'replay.seek': { target: '.reading', reenter: true, actions: seek },
      },
      states: {
        reading: {
          description: 'The next snapshot is read; the one before stays on the page.',
          tags: 'busy',
          invoke: {
            id: 'readNext',
            ...read,
            onDone: [
              { guard: 'isAtEnd', target: '#visitReplay.paused.shown', actions: show },
              { target: 'waiting', actions: show },
            ],
          },
        },
        waiting: {
          description: 'A snapshot is looked at. A faster replay waits shorter and skips further.',
          after: { tick: { target: 'reading', actions: 'advance' } },
        },
      },
    },
    failed: {
      description: 'A snapshot could not be read; the reason is shown.',
      on: {
        'replay.retry': 'paused',
        'replay.seek': { target: 'paused', actions: seek },
      },
    },
  },
});

/** Each moment is a reading with `as_of`, so a replay shows the same each time. */
export const visitReplayActors = (api: ApiClient) => ({
  readMoment: fromPromise<RealtimeReply, MomentInput>(({ input: { client, at }, signal }) =>
    api.call('readRealtime', { query: definedOnly({ client, as_of: new Date(at).toISOString() }), signal }),
  ),
});
