/** The world for watching: seeded like a virtual one, its time runs at a speed and can be paused. */
import type { Clock } from './clock.ts';
import { createLiveClock } from './liveClock.ts';
import { createScaledClock, type ScaledClock, type ScaledClockOptions } from './scaledClock.ts';
import { createSeededWorld, defaultSeed, type SeededWorldOptions, startTime } from './seededWorld.ts';
import type { World } from './world.ts';

export type ScaledWorldOptions = SeededWorldOptions &
  Pick<ScaledClockOptions, 'speed' | 'settle'> & {
    /** The clock that drives this one; left out: the machine's time. */
    readonly host?: Clock;
  };

/** A new world for watching, running; `clock.pause()` lets go of the host. */
export const createScaledWorld = (options: ScaledWorldOptions = {}): World<ScaledClock> => {
  const { host = createLiveClock(), seed = defaultSeed, start, ...clockOptions } = options;
  const clock = createScaledClock(host, { ...clockOptions, start: startTime(start) });
  return createSeededWorld(clock, seed, () => performance.now());
};
