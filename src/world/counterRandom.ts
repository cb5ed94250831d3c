/** Chance without a stream: the number at an address, the same in any order of asking. */
import { type HashKey, hashKeys } from './hashKeys.ts';

/** The number in [0, 1) with 32 bits of precision at the address that the keys spell. */
export type CounterRandom = (...keys: readonly HashKey[]) => number;

/**
 * A counter-based generator: what stands at `('client-3', 'search', 240)` depends on the seed and these keys only. Seed
 * and number keys are whole numbers that a double holds exactly; any other number throws RangeError.
 */
export const counterRandom = (seed: number): CounterRandom => {
  const basis = hashKeys(0, [seed]);
  return (...keys) => hashKeys(basis, keys) / 2 ** 32;
};
