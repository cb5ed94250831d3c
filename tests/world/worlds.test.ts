/** Tests the two worlds as a whole. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from '#world/clock.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { World } from '#world/world.ts';

const start = Date.UTC(2026, 0, 5, 9);

const live = (world: World<Clock>): readonly unknown[] => {
  const { clock, random, ids, trace } = world;
  const seen: unknown[] = [random.seed];
  const go = (left: number) => {
    seen.push(clock.now(), random.next(), random.integer(1, 6), random.fork('copy').next());
    seen.push(ids.uuid(), ids.entity(), ids.secret(24), ids.correlation(), ids.next('req'), ids.bytes(3));
    const frame = trace.record({ kind: 'step', name: `${left} left` });
    seen.push(trace.within(frame, () => trace.record({ kind: 'note', name: random.pick(['a', 'b', 'c']) })));
    if (left > 0) {
      clock.setTimeout(() => go(left - 1), random.integer(0, 500));
    }
  };
  go(10);
  return seen;
};

const lifeOf = (seed: number, at: number) => {
  const world = createVirtualWorld({ seed, start: at });
  const seen = live(world);
  world.clock.advance(10_000);
  return { seen, frames: world.trace.frames() };
};

describe('virtual world', () => {
  test('starts with seed 42 on 5 January 2026 at nine', () => {
    const world = createVirtualWorld();

    expect([world.random.seed, world.clock.now()]).toEqual([42, start]);
  });

  test('starts at the moment that ISO text with an offset reports', () => {
    const starts = ['2026-01-05T09:00:00Z', '2026-01-05T10:00:00.000+01:00', start].map((moment) =>
      createVirtualWorld({ start: moment }).clock.now(),
    );

    expect(starts).toEqual([start, start, start]);
  });

  test('refuses a start that is no moment or means another one elsewhere', () => {
    for (const moment of [
      '2026-01-05T09:00:00',
      '2026-01-05',
      '2026-13-05T09:00:00Z',
      'today',
      0.5,
      Number.NaN,
    ]) {
      expect(() => createVirtualWorld({ start: moment })).toThrow(RangeError);
    }
  });

  test('lives the same life again from the same seed and start, to the last frame, and another from another seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(2 ** 42), (seed, at) => {
        const life = lifeOf(seed, at);
        expect(lifeOf(seed, at)).toEqual(life);
        expect(lifeOf(seed + 1, at).frames.map((frame) => frame.correlation)).not.toEqual(
          life.frames.map((frame) => frame.correlation),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('draws the same chances however many ids are made', () => {
    const [plain, busy] = [createVirtualWorld(), createVirtualWorld()];
    busy.ids.secret(100);

    expect(busy.random.next()).toBe(plain.random.next());
  });

  test('reports virtual time since the start as the real time of its frames', () => {
    const { clock, trace } = createVirtualWorld();
    clock.advance(750);

    expect(trace.record({ kind: 'note', name: 'later' }).realTime).toBe(750);
  });
});

describe('live world', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('follows the time of the machine, also in its frames', () => {
    vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
    const { clock, trace } = createLiveWorld();
    const before = performance.now();
    vi.advanceTimersByTime(1500);
    const frame = trace.record({ kind: 'note', name: 'later' });

    expect([clock.now(), frame.at, frame.realTime]).toEqual([start + 1500, start + 1500, before + 1500]);
  });

  test('has chance and identity of its own each time, with a seed that reports its chance', () => {
    const [first, second] = [createLiveWorld(), createLiveWorld()];

    expect(first.ids.secret(16)).not.toBe(second.ids.secret(16));
    expect(first.random.seed).not.toBe(second.random.seed);
    expect(createVirtualWorld({ seed: first.random.seed }).random.next()).toBe(first.random.next());
  });
});
