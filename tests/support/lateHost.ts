/** Creates a clock whose timers fire late, for tests of clocks on a machine's time. */
import type { Clock, Milliseconds } from '#world/clock.ts';

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
