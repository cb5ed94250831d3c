/** Starts the demo backend and controls calls until it is ready. */
import { assign, setup } from 'xstate';
import type { Refusal } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';

/**
 * `worker`: a service worker answers. `direct`: the page answers itself. `untilWorker`: the page answers until
 * there is a worker. `server`: a server answers (hosted mode).
 */
export type BackendMode = 'worker' | 'direct' | 'untilWorker' | 'server';

export type StartedBackend = {
  readonly mode: BackendMode;
  /** The reason data will not outlive the page; null when it will. */
  readonly memoryReason: string | null;
  /** Set when a newer build wrote the data, so this build only reads it. Defaults to false. */
  readonly readOnly?: boolean;
};

export type BackendContext = {
  readonly started: StartedBackend | null;
  readonly problem: Refusal | null;
  readonly wanted: boolean;
};

export type BackendEvent =
  | { type: 'page.painted' }
  | { type: 'backend.want' }
  | { type: 'backend.retry' }
  | { type: 'log.lose' };

const startFailed = 'The demo backend could not be started in this browser.';

export const backendMachine = setup({
  types: {
    context: {} as BackendContext,
    events: {} as BackendEvent,
    tags: {} as 'busy',
  },
  actors: {
    startBackend: missingPromise<StartedBackend | null>('startBackend'),
    takeWorker: missingPromise<void>('takeWorker'),
  },
  actions: {
    takeStarted: assign((_, started: StartedBackend | null) => ({ started, problem: null })),
    takeMode: assign(({ context: { started } }, { mode }: { mode: BackendMode }) => ({
      started: started && { ...started, mode },
    })),
    remember: assign({ wanted: true }),
    keepFailure: assign({ problem: { message: startFailed } }),
    holdCalls: missingAction('holdCalls'),
    letCallsThrough: missingAction('letCallsThrough'),
    refuseCalls: missingAction('refuseCalls'),
  },
  guards: {
    isWanted: ({ context }) => context.wanted,
    isLost: (_, started: StartedBackend | null) => started === null,
    lacksWorker: (_, started: StartedBackend | null) => started?.mode === 'untilWorker',
  },
}).createMachine({
  id: 'backend',
  description: 'The demo backend that runs beside the page.',
  context: { started: null, problem: null, wanted: false },
  initial: 'waitingForPaint',
  states: {
    waitingForPaint: {
      description: 'The page is painted first; the backend’s code must not hold it up. Calls wait.',
      on: {
        'page.painted': [{ guard: 'isWanted', target: 'starting' }, { target: 'unasked' }],
        'backend.want': { actions: 'remember' },
      },
    },
    unasked: {
      description:
        'The page is only read. The first call, or the first sign of a visitor, starts the backend.',
      on: { 'backend.want': { target: 'starting', actions: 'remember' } },
    },
    starting: {
      description: 'Loads the backend and opens the log. Calls wait.',
      tags: 'busy',
      entry: 'holdCalls',
      invoke: {
        id: 'startBackend',
        src: 'startBackend',
        onDone: [
          { guard: { type: 'isLost', params: ({ event }) => event.output }, target: 'lost' },
          {
            guard: { type: 'lacksWorker', params: ({ event }) => event.output },
            target: 'bridging',
            actions: { type: 'takeStarted', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'takeStarted', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    bridging: {
      description:
        'No worker controls this page yet. It answers its own calls, and registers one in the first calm moment.',
      entry: 'letCallsThrough',
      invoke: {
        id: 'takeWorker',
        src: 'takeWorker',
        onDone: { target: 'ready', actions: { type: 'takeMode', params: { mode: 'worker' } } },
        onError: { target: 'ready', actions: { type: 'takeMode', params: { mode: 'direct' } } },
      },
      on: { 'log.lose': 'lost' },
    },
    ready: {
      description: 'Calls are answered, by a worker or directly inside the page.',
      entry: 'letCallsThrough',
      on: { 'log.lose': 'lost' },
    },
    lost: {
      description:
        'Something of the log is gone, damaged or unreadable. Calls wait; recovery decides, and the page is loaded anew.',
      entry: 'holdCalls',
    },
    failed: {
      description: 'The backend did not start. Calls are refused in words, until another try.',
      entry: 'refuseCalls',
      on: { 'backend.retry': 'starting' },
    },
  },
});
