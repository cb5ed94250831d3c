/** How long the network seems to take: a profile of delays, drawn from the world's seed so that a session repeats exactly. */
import {
  type LatencyProfile,
  latencyProfiles,
  latencyRanges,
  spikes,
} from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';

export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  latencyProfiles.some((profile) => profile === value);

/** Gives the delay of each next request in whole milliseconds. */
export type Latency = () => number;

/** `profile` is asked at each request, so that it can change on the way. */
export const createChangingLatency = (profile: () => LatencyProfile, random: Random): Latency => {
  const stream = random.fork('network latency');
  return () => {
    const now = profile();
    const isSpike = now === 'spiky' && stream.integer(1, spikes.oneIn) === 1;
    const [shortest, longest] = isSpike ? spikes.range : latencyRanges[now];
    return stream.integer(shortest, longest);
  };
};
