/** Lists all scripts of the product: the shipped scenarios, and the explorations of every state chart. */
import { explorationScripts } from './explorationScripts.ts';
import type { Script } from './script.ts';
import { shippedScripts } from './shippedScripts.ts';

export const knownScripts: readonly Script[] = [...shippedScripts, ...explorationScripts];
