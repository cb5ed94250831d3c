/** How long the network seems to take: a profile of delays, drawn from the world's seed so that a session repeats exactly. */
import { type LatencyProfile, latencyProfiles } from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';

/** Milliseconds from shortest to longest, both included. */
type Range = readonly [shortest: number, longest: number];

const ranges: Readonly<Record<LatencyProfile, Range>> = {
  instant: [0, 0],
  fast: [12, 36],
  normal: [80, 250],
  slow: [600, 2_000],
  spiky: [80, 250],
};

/** One request of so many is caught in a spike. */
const spikyOneIn = 20;
const spike: Range = [2_000, 5_000];

export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  latencyProfiles.some((profile) => profile === value);

/** Gives the delay of each next request in whole milliseconds. */
export type Latency = () => number;

/** `profile` is asked at each request, so that it can change on the way. */
export const createChangingLatency = (profile: () => LatencyProfile, random: Random): Latency => {
  const stream = random.fork('network latency');
  return () => {
    const now = profile();
    const isSpike = now === 'spiky' && stream.integer(1, spikyOneIn) === 1;
    const [shortest, longest] = isSpike ? spike : ranges[now];
    return stream.integer(shortest, longest);
  };
};

export const createLatency = (profile: LatencyProfile, random: Random): Latency =>
  createChangingLatency(() => profile, random);
