/** The real-time page: it follows what happens, or stands still and counts what it does not show. */
import { assign, setup } from 'xstate';

/** A place in the log and the time at which it was looked at, in milliseconds. */
export type Moment = { readonly position: number; readonly at: number };

export type MonitorContext = {
  /** What the page stands still at; null while it follows. */
  readonly until: Moment | null;
  /** How many events came while it stood still. */
  readonly waiting: number;
};

export type MonitorEvent =
  | { type: 'monitor.pause'; at: Moment }
  /** Stands still at another place: one event back, or one on. */
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
