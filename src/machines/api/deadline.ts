/** Limits how long a response may take: after the timeout the fetch is aborted and abandoned. */
import type { Clock } from '#world/clock.ts';
import { NetworkProblem } from './networkProblem.ts';

export type Deadline = {
  /** Aborts on timeout or when the caller aborts; undefined when neither can happen. */
  readonly signal: AbortSignal | undefined;
  inTime<Result>(work: Promise<Result>): Promise<Result>;
  end(): void;
};

type DeadlineParts = {
  readonly clock: Clock;
  readonly limit: number | null;
  readonly signal: AbortSignal | undefined;
};

export const startDeadline = ({ clock, limit, signal }: DeadlineParts): Deadline => {
  if (limit === null) return { signal, inTime: (work) => work, end: () => undefined };
  const stop = new AbortController();
  const leave = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const { promise: expired, reject: expire } = Promise.withResolvers<never>();
  // Between a response's head and its body nobody listens, so this avoids an unhandled rejection.
  expired.catch(() => undefined);
  const timer = clock.setTimeout(() => {
    const problem = new NetworkProblem('tooLate');
    expire(problem);
    stop.abort(problem);
  }, limit);
  return {
    signal: stop.signal,
    inTime: (work) => Promise.race([work, expired]),
    end: () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    },
  };
};
