/** Defines a clock, the only source of time, with the two timer functions that XState requires. */

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Milliseconds = number;

export type TimerId = number;

export type Clock = {
  /** Milliseconds since the epoch, UTC. */
  now(): Milliseconds;
  /** Calls `run` once after `delay` milliseconds, rounded by `wholeDelay`. */
  setTimeout(run: () => void, delay: Milliseconds): TimerId;
  /** Ignores a timer that has fired or is unknown. */
  clearTimeout(id: TimerId): void;
};

/** Negative delays become zero, fractions round up. NaN: RangeError. */
export const wholeDelay = (delay: Milliseconds): Milliseconds => {
  if (Number.isNaN(delay)) {
    throw new RangeError('a timer needs a delay in milliseconds, not NaN');
  }
  return Math.max(0, Math.ceil(delay));
};

/** ISO 8601 text in UTC, with milliseconds. */
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

const slices = 10;

/**
 * As `sleep`, in slices, so that a time in which the thread was blocked counts as one of them. A timeout for a
 * message needs it: behind a long task the timer fires before the message that came meanwhile is heard.
 */
export const sleepInSlices = async (
  clock: Clock,
  delay: Milliseconds,
  signal?: AbortSignal,
): Promise<void> => {
  for (let slice = 0; slice < slices; slice += 1) await sleep(clock, delay / slices, signal);
};
