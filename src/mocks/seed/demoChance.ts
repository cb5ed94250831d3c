/** The chance by which the demo agency is made. */
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';

/** Of the agency and not of the world: all browsers have the same agency on the same day (rulings D28 and D35). */
const demoSeed = 42;

export const demoChance = (seed = demoSeed): Random => seededRandom(seed).fork('demo seed');
