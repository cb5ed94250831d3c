/** The world of people: the machine's time, the platform's entropy. */
import { createIds } from './createIds.ts';
import { createTrace } from './createTrace.ts';
import { pooledEntropy, secureEntropy } from './entropy.ts';
import { createLiveClock } from './liveClock.ts';
import { seededRandom } from './seededRandom.ts';
import type { World } from './world.ts';

const freshSeed = (): number => new DataView(secureEntropy(4).buffer).getUint32(0);

/** A new live world; its chance follows a seed of its own, which `random.seed` tells. */
export const createLiveWorld = (): World => {
  const clock = createLiveClock();
  const ids = createIds(clock, pooledEntropy(secureEntropy));
  const trace = createTrace({ clock, ids, realTime: () => performance.now() });
  return { clock, random: seededRandom(freshSeed()), ids, trace };
};
