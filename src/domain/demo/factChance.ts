/** Generates random numbers for facts by hashing words instead of text, for speed. */
import { hashKeys } from '#world/hashKeys.ts';
import { finishHash, mixWord } from '#world/murmurHash3.ts';
import { demoSeed } from './demoMetrics.ts';

export const placeSeed = (...place: readonly (string | number)[]): number => hashKeys(demoSeed, place);

export const below = (seed: number, key: number): number => mixWord(seed, key);

/** A number in [0, 1). */
export const chanceAt = (seed: number, index: number): number =>
  finishHash(mixWord(seed, index), 2) / 4_294_967_296;

/** A triangular factor of 1 ± `width`; uses the random numbers `index` and the next. */
export const wobbleAt = (seed: number, index: number, width: number): number =>
  1 + (chanceAt(seed, index) + chanceAt(seed, index + 1) - 1) * width;
