/** Time at a speed that waits for code between timers. */
import { describe, expect, test } from 'vitest';
import { type Clock, sleep } from '#world/clock.ts';
import { createScaledClock, type ScaledClock } from '#world/scaledClock.ts';
import { settle } from '#world/settle.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);
const elapsed = (clock: Clock) => clock.now() - start;

describe('scaled clock that waits for code to settle', () => {
  const settling = (speed: number) => {
    const host = createVirtualClock(1_000_000);
    return { host, clock: createScaledClock(host, { start, speed, settle }) };
  };

  const sleepOften = async (clock: ScaledClock, woken: number[]) => {
    for (let night = 0; night < 4; night += 1) {
      await sleep(clock, 10);
      woken.push(elapsed(clock));
    }
  };

  test('lets code that sleeps again and again go on at the times it woke, at any speed', async () => {
    for (const speed of [1, 16]) {
      const { host, clock } = settling(speed);
      const woken: number[] = [];
      const sleeping = sleepOften(clock, woken);
      await host.advanceAsync(100, async () => {
        await settle();
        await settle();
      });
      await sleeping;
      expect(woken).toEqual([10, 20, 30, 40]);
    }
  });

  test('stands still while code settles, then goes on', async () => {
    const host = createVirtualClock(0);
    const settled = Promise.withResolvers<void>();
    const clock = createScaledClock(host, { start, settle: () => settled.promise });
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('first'), 10);
    clock.setTimeout(() => fired.push('second'), 20);
    host.advance(5000);
    expect([fired, elapsed(clock)]).toEqual([['first'], 10]);
    settled.resolve();
    await settle();
    await host.advanceAsync(50);

    expect([fired, elapsed(clock)]).toEqual([['first', 'second'], 60]);
  });

  test('takes the next step only after the last has settled', async () => {
    const { host, clock } = settling(1);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('first'), 10);
    clock.setTimeout(() => fired.push('second'), 20);
    clock.pause();

    expect([clock.step(), clock.step(), fired]).toEqual([true, false, ['first']]);
    await settle();
    await settle();
    expect([clock.step(), fired, elapsed(clock)]).toEqual([true, ['first', 'second'], 20]);
    await settle();
    await settle();
    host.advance(500);
    expect([clock.paused, elapsed(clock)]).toEqual([true, 20]);
  });

  test('stands still until code has settled also when it is paused and resumed meanwhile', async () => {
    const host = createVirtualClock(0);
    const settled = Promise.withResolvers<void>();
    const clock = createScaledClock(host, { start, settle: () => settled.promise });
    clock.setTimeout(() => {}, 10);
    host.advance(10);
    clock.pause();
    clock.resume();
    host.advance(200);
    settled.resolve();
    await settle();
    expect(elapsed(clock)).toBe(10);
    host.advance(5);
    expect(elapsed(clock)).toBe(15);
  });
});
