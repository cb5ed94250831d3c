/** Holds calls back until the backend accepts them. */
import { NetworkProblem } from './networkProblem.ts';

export type Gate = {
  /** Resolves when the gate is open; rejects with NetworkProblem while the backend counts as failed, or with the signal's reason. */
  wait(signal?: AbortSignal): Promise<void>;
  open(): void;
  /** Refuses all calls, including waiting ones, until the next attempt. */
  refuse(): void;
  hold(): void;
  whenWaiting(listener: () => void): void;
};

type Waiting = { readonly pass: () => void; readonly fail: (reason: unknown) => void };

const waitingFor = (signal: AbortSignal | undefined, { pass, fail }: Waiting): Waiting => {
  const leave = () => fail(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const ended = () => signal?.removeEventListener('abort', leave);
  return {
    pass: () => {
      ended();
      pass();
    },
    fail: (reason) => {
      ended();
      fail(reason);
    },
  };
};

export const createGate = (): Gate => {
  let state: 'holding' | 'open' | 'refusing' = 'holding';
  let queue: Waiting[] = [];
  let tell = () => {};

  const settle = (next: 'open' | 'refusing', end: (waiting: Waiting) => void) => {
    state = next;
    const waiting = queue;
    queue = [];
    waiting.forEach(end);
  };

  const wait = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
      } else if (state === 'open') {
        resolve();
      } else if (state === 'refusing') {
        reject(new NetworkProblem('notStarted'));
      } else {
        queue.push(waitingFor(signal, { pass: resolve, fail: reject }));
        tell();
      }
    });

  return {
    wait,
    open: () => settle('open', ({ pass }) => pass()),
    refuse: () => settle('refusing', ({ fail }) => fail(new NetworkProblem('notStarted'))),
    hold: () => {
      state = 'holding';
    },
    whenWaiting: (listener) => {
      tell = listener;
    },
  };
};
