/** Runs the real-time page: it follows new events, or pauses and counts the hidden ones. */
import { assign, setup } from 'xstate';

/** A log position and the time of viewing, in milliseconds. */
export type Moment = { readonly position: number; readonly at: number };

export type MonitorContext = {
  readonly until: Moment | null;
  readonly waiting: number;
};

export type MonitorEvent =
  | { type: 'monitor.pause'; at: Moment }
  | { type: 'monitor.step'; at: Moment }
  | { type: 'monitor.resume' }
  | { type: 'events.arrive'; count: number };

export const monitorMachine = setup({
  types: { context: {} as MonitorContext, events: {} as MonitorEvent },
  actions: {
    standStill: assign((_, { at }: { at: Moment }) => ({ until: at, waiting: 0 })),
    stepTo: assign((_, { at }: { at: Moment }) => ({ until: at })),
    count: assign(({ context }, { count }: { count: number }) => ({ waiting: context.waiting + count })),
    follow: assign({ until: null, waiting: 0 }),
  },
}).createMachine({
  id: 'monitor',
  description: 'Whether the real-time page moves.',
  context: { until: null, waiting: 0 },
  initial: 'live',
  states: {
    live: {
      description: 'What happens is shown as it happens.',
      on: {
        'monitor.pause': {
          target: 'paused',
          actions: { type: 'standStill', params: ({ event }) => event },
        },
        'monitor.step': {
          target: 'paused',
          actions: { type: 'standStill', params: ({ event }) => event },
        },
        'events.arrive': {},
      },
    },
    paused: {
      description: 'The page stands still for reading; what happens meanwhile is counted and not shown.',
      on: {
        'monitor.resume': { target: 'live', actions: 'follow' },
        'monitor.step': { actions: { type: 'stepTo', params: ({ event }) => event } },
        'events.arrive': { actions: { type: 'count', params: ({ event }) => event } },
      },
    },
  },
});
