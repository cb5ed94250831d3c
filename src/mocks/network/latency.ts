/** How long the network seems to take: a profile of delays, drawn from the world's seed so that a session repeats exactly. */
import type { Random } from '#world/random.ts';

/** Milliseconds from shortest to longest, both included. */
const ranges = { instant: [0, 0], fast: [12, 36], normal: [80, 250], slow: [600, 2_000] } as const;

export type LatencyProfile = keyof typeof ranges;

export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  typeof value === 'string' && Object.hasOwn(ranges, value);

/** Gives the delay of each next request in whole milliseconds. */
export type Latency = () => number;

export const createLatency = (profile: LatencyProfile, random: Random): Latency => {
  const [shortest, longest] = ranges[profile];
  const stream = random.fork('network latency');
  return () => stream.integer(shortest, longest);
};
