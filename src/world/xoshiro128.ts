/** Implements the generator of every seeded stream: xoshiro128** 1.1 of David Blackman and Sebastiano Vigna (2018). */

/** Four 32-bit words; not all zero. */
export type Xoshiro128State = readonly [number, number, number, number];

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * Returns the next integer from 0 to 2^32 - 1; the period is 2^128 - 1. Not for secrets: the state can be
 * computed from its output. All-zero state: RangeError.
 */
export const createXoshiro128 = (state: Xoshiro128State): (() => number) => {
  let [first, second, third, fourth] = state;
  if ((first | second | third | fourth) === 0) {
    throw new RangeError('xoshiro128** needs a state that is not all zero');
  }

  return () => {
    const output = Math.imul(rotateLeft(Math.imul(second, 5), 7), 9) >>> 0;
    const shifted = second << 9;
    third ^= first;
    fourth ^= second;
    second ^= third;
    first ^= fourth;
    third ^= shifted;
    fourth = rotateLeft(fourth, 11);
    return output;
  };
};
