/** Simulates network latency: a profile of delays drawn from the world's seed, so that a session repeats exactly. */
import {
  type LatencyProfile,
  latencyProfiles,
  latencyRanges,
  spikes,
} from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';

export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  latencyProfiles.some((profile) => profile === value);

export type Latency = () => number;

/** `profile` is read at each request, so that it can change. */
export const createChangingLatency = (profile: () => LatencyProfile, random: Random): Latency => {
  const stream = random.fork('network latency');
  return () => {
    const now = profile();
    const isSpike = now === 'spiky' && stream.integer(1, spikes.oneIn) === 1;
    const [shortest, longest] = isSpike ? spikes.range : latencyRanges[now];
    return stream.integer(shortest, longest);
  };
};
