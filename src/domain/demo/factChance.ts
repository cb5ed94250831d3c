/** Chance for facts: numbers at a place that is one word already, without any text to hash. */
import { hashKeys } from '#world/hashKeys.ts';
import { finishHash, mixWord } from '#world/murmurHash3.ts';
import { demoSeed } from './demoMetrics.ts';

/** Everything that is decided about a place grows from its word. */
export const placeSeed = (...place: readonly (string | number)[]): number => hashKeys(demoSeed, place);

/** The word of a place below another one, such as a day of a campaign. */
export const below = (seed: number, key: number): number => mixWord(seed, key);

/** The number in [0, 1) that chance `index` has at a place. */
export const chanceAt = (seed: number, index: number): number =>
  finishHash(mixWord(seed, index), 2) / 4_294_967_296;

/** A factor around 1, at most `width` away, small distances being likelier; takes the chances `index` and the next. */
export const wobbleAt = (seed: number, index: number, width: number): number =>
  1 + (chanceAt(seed, index) + chanceAt(seed, index + 1) - 1) * width;
