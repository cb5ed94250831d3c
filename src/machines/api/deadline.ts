/** How long a response may take: when time is over, what is fetched is stopped and given up, whether it hears of that or not. */
import type { Clock } from '#world/clock.ts';
import { NetworkProblem } from './networkProblem.ts';

export type Deadline = {
  /** Aborts what is fetched when time is over, or when the caller leaves; undefined when neither can happen. */
  readonly signal: AbortSignal | undefined;
  /** What the work gives, if it comes in time; rejects with NetworkProblem `tooLate` when it does not. */
  inTime<Result>(work: Promise<Result>): Promise<Result>;
  /** There is nothing left to wait for. */
  end(): void;
};

type DeadlineParts = {
  readonly clock: Clock;
  /** Milliseconds from now; null for what may stay open for ever. */
  readonly limit: number | null;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
};

export const startDeadline = ({ clock, limit, signal }: DeadlineParts): Deadline => {
  if (limit === null) return { signal, inTime: (work) => work, end: () => undefined };
  const stop = new AbortController();
  const leave = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const { promise: expired, reject: expire } = Promise.withResolvers<never>();
  // Between a response's head and its body nobody listens.
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
