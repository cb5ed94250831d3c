/** How the backend machine starts the backend and moves the gate that holds calls back. */
import { fromPromise } from 'xstate';
import type { Gate } from '../api/gate.ts';
import type { StartedBackend } from './backendMachine.ts';

export type BackendServiceParts = {
  /** Resolves once calls are answered; with null where the log is not what it was. */
  readonly startBackend: () => Promise<StartedBackend | null>;
  /** After `untilWorker`: resolves once a worker answers; rejects where none will. */
  readonly takeWorker: () => Promise<void>;
  readonly gate: Gate;
};

/** The bodies of the backend machine's actor and actions, for `backendMachine.provide`. */
export const backendService = ({ startBackend, takeWorker, gate }: BackendServiceParts) => ({
  actors: {
    startBackend: fromPromise<StartedBackend | null>(startBackend),
    takeWorker: fromPromise<void>(takeWorker),
  },
  actions: { holdCalls: gate.hold, letCallsThrough: gate.open, refuseCalls: gate.refuse },
});
