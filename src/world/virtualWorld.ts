/** Creates the world of headless runs and tests: equal seeds and equal calls give equal worlds, to the last frame. */
import { createSeededWorld, defaultSeed, type SeededWorldOptions, startTime } from './seededWorld.ts';
import { createVirtualClock, type VirtualClock } from './virtualClock.ts';
import type { World } from './world.ts';

/** Frames use virtual time since the start as their real time, so that runs can be compared. */
export const createVirtualWorld = (options: SeededWorldOptions = {}): World<VirtualClock> => {
  const start = startTime(options.start);
  const clock = createVirtualClock(start);
  return createSeededWorld(clock, options.seed ?? defaultSeed, () => clock.now() - start);
};
