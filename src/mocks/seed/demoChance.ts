/** Provides the seeded random numbers of the demo agency. */
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';

/** Independent of the world's seed: all browsers have the same agency on the same day (rulings D28 and D35). */
const demoSeed = 42;

export const demoChance = (seed = demoSeed): Random => seededRandom(seed).fork('demo seed');
