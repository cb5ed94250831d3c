/** How far the host's time carries. */
import { describe, expect, test } from 'vitest';
import { createPace } from '#world/pace.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const paceOf = (speed: number) => {
  const host = createVirtualClock(1_000_000);
  return { host, pace: createPace(host, 5000, speed) };
};

describe('pace', () => {
  test('goes with its host, at its speed', () => {
    const { host, pace } = paceOf(2.5);
    host.advance(101);

    expect([pace.speed, pace.reached()]).toEqual([2.5, 5252.5]);
  });

  test('counts at most 250 ms between two looks', () => {
    const { host, pace } = paceOf(2);
    host.advance(251);

    expect(pace.reached()).toBe(5500);
  });

  test('counts what has passed before it stops or changes, not what passes while it is stopped', () => {
    const { host, pace } = paceOf(1);
    host.advance(10);
    pace.setSpeed(4);
    host.advance(10);
    pace.stop();
    host.advance(100);
    pace.go();
    host.advance(10);

    expect(pace.reached()).toBe(5000 + 10 + 40 + 40);
  });

  test('goes on from where it is moved to', () => {
    const { host, pace } = paceOf(1);
    pace.moveTo(9000);
    host.advance(10);

    expect(pace.reached()).toBe(9010);
  });
});
