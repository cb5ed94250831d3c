/** Hashes a list of keys to a 32-bit number, equal on every machine. */
import { finishHash, mixWord } from './murmurHash3.ts';

/** A part of an address: text, or a safe integer. */
export type HashKey = number | string;

/** Kind and length precede the content, so that no two lists have the same encoding: ('ab', 'c') is not ('a', 'bc'). */
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

/** An integer from 0 to 2^32 - 1. A number key that is not an integer: RangeError. */
export const hashKeys = (seed: number, keys: readonly HashKey[]): number => {
  let hash = seed;
  let words = 0;
  for (const key of keys) {
    hash = typeof key === 'number' ? mixNumber(hash, key) : mixText(hash, key);
    words += typeof key === 'number' ? 3 : key.length + 2;
  }
  return finishHash(hash, words);
};
