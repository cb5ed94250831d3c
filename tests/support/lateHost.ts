/** A machine that calls timers late, for tests of clocks that run on a machine's time. */
import type { Clock, Milliseconds } from '#world/clock.ts';

/** The host, except that its timers fire late by the next of `latenesses`, over and over. */
export const lateHost = (host: Clock, latenesses: readonly Milliseconds[]): Clock => {
  let count = 0;
  return {
    now: host.now,
    setTimeout: (run, delay) => {
      const lateness = latenesses[count % latenesses.length] ?? 0;
      count += 1;
      return host.setTimeout(run, Math.max(0, delay) + lateness);
    },
    clearTimeout: host.clearTimeout,
  };
};
