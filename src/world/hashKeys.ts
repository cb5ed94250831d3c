/** Which 32-bit number belongs to a list of keys: the same for the same list on every machine. */
import { finishHash, mixWord } from './murmurHash3.ts';

/** A part of an address: text, or a whole number that a double holds exactly. */
export type HashKey = number | string;

/** Kind and length go in before the content, so that no two lists are written alike: ('ab', 'c') is not ('a', 'bc'). */
const numberMark = 1;
const textMark = 2;

const mixNumber = (hash: number, key: number): number => {
  if (!Number.isSafeInteger(key)) {
    throw new RangeError(`a key is text or a whole number, not ${key}`);
  }
  return mixWord(mixWord(mixWord(hash, numberMark), key), Math.floor(key / 2 ** 32));
};

const mixText = (hash: number, key: string): number => {
  let mixed = mixWord(mixWord(hash, textMark), key.length);
  for (let index = 0; index < key.length; index += 1) {
    mixed = mixWord(mixed, key.charCodeAt(index));
  }
  return mixed;
};

/** A whole number from 0 to 2^32 - 1. A number that is not a whole one: RangeError. */
export const hashKeys = (seed: number, keys: readonly HashKey[]): number => {
  let hash = seed;
  let words = 0;
  for (const key of keys) {
    hash = typeof key === 'number' ? mixNumber(hash, key) : mixText(hash, key);
    words += typeof key === 'number' ? 3 : key.length + 2;
  }
  return finishHash(hash, words);
};
