/** Tests simulated network latency. */
import { describe, expect, test } from 'vitest';
import type { LatencyProfile } from '#domain/inspection/networkControls.ts';
import { createChangingLatency, isLatencyProfile } from '#mocks/network/createNetworkControls.ts';
import type { Random } from '#world/random.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const createLatency = (profile: LatencyProfile, random: Random) =>
  createChangingLatency(() => profile, random);

const delaysOf = (profile: LatencyProfile, count = 2_000): readonly number[] => {
  const latency = createLatency(profile, createVirtualWorld().random);
  return Array.from({ length: count }, latency);
};

describe('latency', () => {
  test('stays in the range of its profile and uses all of it, in whole milliseconds', () => {
    const ranges = (['instant', 'fast', 'normal', 'slow'] as const).map((profile) => {
      const delays = delaysOf(profile, 20_000);
      return [profile, Math.min(...delays), Math.max(...delays), delays.every(Number.isSafeInteger)];
    });

    expect(ranges).toEqual([
      ['instant', 0, 0, true],
      ['fast', 12, 36, true],
      ['normal', 80, 250, true],
      ['slow', 600, 2_000, true],
    ]);
  });

  test('repeats with the world’s seed, and does not move the world’s own chance', () => {
    const world = createVirtualWorld();
    const untouched = createVirtualWorld().random.next();
    const delays = Array.from({ length: 50 }, createLatency('normal', world.random));

    expect(delays).toEqual(delaysOf('normal', 50));
    expect(world.random.next()).toBe(untouched);
  });

  test('is spiky in one request of twenty, and normal in the others', () => {
    const delays = delaysOf('spiky', 20_000);
    const spikes = delays.filter((delay) => delay > 250);
    const others = delays.filter((delay) => delay <= 250);

    expect([Math.min(...others), Math.max(...others)]).toEqual([80, 250]);
    expect(spikes.every((delay) => delay >= 2_000 && delay <= 5_000)).toBe(true);
    expect(Math.round((spikes.length / delays.length) * 100)).toBe(5);
  });

  test('changes with its profile from the next request on', () => {
    let profile: 'instant' | 'slow' = 'instant';
    const latency = createChangingLatency(() => profile, createVirtualWorld().random);
    const before = latency();
    profile = 'slow';

    expect([before, latency() >= 600]).toEqual([0, true]);
  });

  test('has profiles by their exact names', () => {
    const words = [
      'instant',
      'fast',
      'normal',
      'slow',
      'spiky',
      'Fast',
      '',
      'constructor',
      '__proto__',
      null,
      undefined,
      3,
    ];

    expect(words.filter(isLatencyProfile)).toEqual(['instant', 'fast', 'normal', 'slow', 'spiky']);
  });
});
