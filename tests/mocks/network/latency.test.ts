/** How long the network seems to take. */
import { describe, expect, test } from 'vitest';
import { createLatency, isLatencyProfile } from '#mocks/network/latency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const delaysOf = (profile: Parameters<typeof createLatency>[0], count = 2_000): readonly number[] => {
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

  test('has profiles by their exact names', () => {
    const words = [
      'instant',
      'fast',
      'normal',
      'slow',
      'Fast',
      '',
      'constructor',
      '__proto__',
      null,
      undefined,
      3,
    ];

    expect(words.filter(isLatencyProfile)).toEqual(['instant', 'fast', 'normal', 'slow']);
  });
});
