/** What a clock is: the only source of time, with the two timer functions that XState asks of a clock. */

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Milliseconds = number;

/** Names a pending timer of the clock that gave it. */
export type TimerId = number;

export type Clock = {
  /** The time as milliseconds since the epoch, UTC. */
  now(): Milliseconds;
  /** Calls `run` once, `delay` milliseconds from now, counted as `wholeDelay` counts. */
  setTimeout(run: () => void, delay: Milliseconds): TimerId;
  /** Forgets a timer; one that has fired or is unknown is ignored. */
  clearTimeout(id: TimerId): void;
};

/** A delay as every clock counts it: below zero as zero, a fraction as the next whole one. NaN: RangeError. */
export const wholeDelay = (delay: Milliseconds): Milliseconds => {
  if (Number.isNaN(delay)) {
    throw new RangeError('a timer needs a delay in milliseconds, not NaN');
  }
  return Math.max(0, Math.ceil(delay));
};

/** The time of a clock as ISO 8601 text in UTC, with milliseconds. */
export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString();

/** Resolves after `delay` milliseconds of the clock, or rejects with the signal's reason when it aborts first. */
export const sleep = (clock: Clock, delay: Milliseconds, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clock.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delay);
    signal?.addEventListener('abort', stop, { once: true });
  });
