/** Creates repeatable worlds: a seed decides randomness and identity, a start decides time. */
import type { Clock, Milliseconds } from './clock.ts';
import { createIds } from './createIds.ts';
import { createTrace } from './createTrace.ts';
import { seededEntropy } from './entropy.ts';
import { seededRandom } from './seededRandom.ts';
import type { World } from './world.ts';

export type SeededWorldOptions = {
  /** An integer; default: 42. */
  readonly seed?: number;
  /** ISO 8601 text with an offset, or milliseconds since the epoch; default: 2026-01-05T09:00:00Z. */
  readonly start?: string | Milliseconds;
};

export const defaultSeed = 42;
const defaultStart = '2026-01-05T09:00:00Z';

/** A time of day without an offset would mean another moment on another machine. */
const isoWithOffset = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since the epoch. Text of another form: RangeError. */
export const startTime = (start: string | Milliseconds = defaultStart): Milliseconds => {
  if (typeof start === 'number') {
    return start;
  }
  const time = isoWithOffset.test(start) ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new RangeError(`not a moment in ISO 8601 with an offset: ${start}`);
  }
  return time;
};

/** Entropy has a separate stream, so that creating ids does not advance `random`. */
export const createSeededWorld = <C extends Clock>(
  clock: C,
  seed: number,
  realTime: () => Milliseconds,
): World<C> => {
  const random = seededRandom(seed);
  const ids = createIds(clock, seededEntropy(random.fork('entropy')));
  return { clock, random, ids, trace: createTrace({ clock, ids, realTime }) };
};
