/** Implements a seeded random stream, equal on every machine. */
import { hashKeys } from './hashKeys.ts';
import type { Random } from './random.ts';

/** Four 32-bit words; not all zero. */
type Xoshiro128State = readonly [number, number, number, number];

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

const wordValues = 2 ** 32;

/** The four words of state are hashes of the seed, so that close seeds give different streams. */
const stateOf = (seed: number): Xoshiro128State => [
  hashKeys(0, [seed]),
  hashKeys(1, [seed]),
  hashKeys(2, [seed]),
  hashKeys(3, [seed]),
];

/** Two hashes make a seed of 53 bits, all that a double holds, so that streams of different labels do not overlap. */
const forkSeed = (seed: number, label: string): number =>
  (hashKeys(0, [seed, label]) >>> 11) * wordValues + hashKeys(1, [seed, label]);

/** Draws again while the word is in the last, incomplete round of values (no modulo bias). */
const drawBelow = (values: number, nextWord: () => number): number => {
  const wholeRounds = wordValues - (wordValues % values);
  let word = nextWord();
  while (word >= wholeRounds) {
    word = nextWord();
  }
  return word % values;
};

/** A stream of xoshiro128**; a seed that is not a safe integer throws RangeError. */
export const seededRandom = (seed: number): Random => {
  const nextWord = createXoshiro128(stateOf(seed));

  const integer = (min: number, max: number): number => {
    const values = max - min + 1;
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || values < 1 || values > wordValues) {
      throw new RangeError(`no whole number can be drawn from ${min} to ${max}`);
    }
    return min + drawBelow(values, nextWord);
  };

  return {
    seed,
    next: () => nextWord() / wordValues,
    integer,
    pick: <Item>(items: readonly [Item, ...Item[]]) => items[integer(0, items.length - 1)] as Item,
    fork: (label) => seededRandom(forkSeed(seed, label)),
  };
};
