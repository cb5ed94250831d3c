/** Generates random numbers for facts by hashing words instead of text, for speed. */
import { hashKeys } from '#world/hashKeys.ts';
import { finishHash, mixWord } from '#world/murmurHash3.ts';

export const demoSeed = 20_260_105;

export const placeSeed = (...place: readonly (string | number)[]): number => hashKeys(demoSeed, place);

export const below = (seed: number, key: number): number => mixWord(seed, key);

/** A number in [0, 1). */
export const chanceAt = (seed: number, index: number): number =>
  finishHash(mixWord(seed, index), 2) / 4_294_967_296;

/** A triangular factor of 1 ± `width`; uses the random numbers `index` and the next. */
export const wobbleAt = (seed: number, index: number, width: number): number =>
  1 + (chanceAt(seed, index) + chanceAt(seed, index + 1) - 1) * width;

/** About four days a year are unusual for the whole client: a campaign that caught on, or a shop that was down. */
export const surpriseOf = (chance: number): number => {
  if (chance < 0.007) return 1.6 + (chance / 0.007) * 0.7;
  return chance > 0.996 ? 0.45 : 1;
};
