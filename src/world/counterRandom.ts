/** Draws random numbers by address instead of from a stream: equal in any order of calls. */
import { type HashKey, hashKeys } from './hashKeys.ts';

/** A number in [0, 1) with 32 bits of precision at the address of the keys. */
export type CounterRandom = (...keys: readonly HashKey[]) => number;

/**
 * Counter-based: the number at `('client-3', 'search', 240)` depends only on the seed and these keys. Seed
 * and number keys must be safe integers; any other number throws RangeError.
 */
export const counterRandom = (seed: number): CounterRandom => {
  const basis = hashKeys(0, [seed]);
  return (...keys) => hashKeys(basis, keys) / 2 ** 32;
};
