/** Creates the world of real users: the machine's time, the platform's entropy. */
import { createIds } from './createIds.ts';
import { createTrace } from './createTrace.ts';
import { pooledEntropy, secureEntropy } from './entropy.ts';
import { createLiveClock, type LiveClock } from './liveClock.ts';
import { seededRandom } from './seededRandom.ts';
import type { World } from './world.ts';

const freshSeed = (): number => new DataView(secureEntropy(4).buffer).getUint32(0);

/**
 * Its randomness follows a new seed, readable as `random.seed`. `after`: the last used frame number. `ahead`:
 * milliseconds that its clock is ahead of the machine's.
 */
export const createLiveWorld = (after = 0, ahead = 0): World<LiveClock> => {
  const clock = createLiveClock(ahead);
  const ids = createIds(clock, pooledEntropy(secureEntropy));
  const trace = createTrace({ clock, ids, after, realTime: () => performance.now() });
  return { clock, random: seededRandom(freshSeed()), ids, trace };
};
