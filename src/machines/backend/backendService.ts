/** Starts the backend for its machine and controls the gate that holds calls back. */
import { fromPromise } from 'xstate';
import type { Gate } from '../api/gate.ts';
import type { StartedBackend } from './backendMachine.ts';

export type BackendServiceParts = {
  /** Resolves once calls are answered; with null when the log has changed unexpectedly. */
  readonly startBackend: () => Promise<StartedBackend | null>;
  /** Used after `untilWorker`: resolves once a worker answers; rejects when none will. */
  readonly takeWorker: () => Promise<void>;
  readonly gate: Gate;
};

export const backendService = ({ startBackend, takeWorker, gate }: BackendServiceParts) => ({
  actors: {
    startBackend: fromPromise<StartedBackend | null>(startBackend),
    takeWorker: fromPromise<void>(takeWorker),
  },
  actions: { holdCalls: gate.hold, letCallsThrough: gate.open, refuseCalls: gate.refuse },
});
