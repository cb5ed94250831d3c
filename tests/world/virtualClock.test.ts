/** Tests that virtual time advances only on request. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedFirings, startProgram, timerPrograms } from '#tests/support/timerPrograms.ts';
import { type Clock, sleep } from '#world/clock.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);
const jumps = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 12 });

const startChain = (clock: Clock): readonly string[] => {
  const reached: string[] = [];
  const goOn = (names: readonly string[]) => {
    const [name, ...rest] = names;
    if (name !== undefined) {
      clock.setTimeout(() => {
        reached.push(`${name} at ${clock.now() - start}`);
        goOn(rest);
      }, 100);
    }
  };
  goOn(['a', 'b', 'c', 'd']);
  return reached;
};

describe('virtual clock', () => {
  test('stays still until it is asked to go on', () => {
    const clock = createVirtualClock(start);
    expect(clock.now()).toBe(start);
    clock.advance(250);
    expect(clock.now()).toBe(start + 250);
    clock.advanceTo(start + 1000);
    expect(clock.now()).toBe(start + 1000);
  });

  test('fires a whole chain of timers in one jump, each at its own time', () => {
    const clock = createVirtualClock(start);
    const reached = startChain(clock);
    clock.advance(400);

    expect(reached).toEqual(['a at 100', 'b at 200', 'c at 300', 'd at 400']);
    expect(clock.now()).toBe(start + 400);
  });

  test('does not fire a timer one millisecond early', () => {
    const clock = createVirtualClock(start);
    const reached = startChain(clock);
    clock.advance(399);

    expect(reached).toEqual(['a at 100', 'b at 200', 'c at 300']);
    expect(clock.pending()).toEqual([start + 400]);
  });

  test('lists what is pending, soonest first, without what was cleared', () => {
    const clock = createVirtualClock(start);
    clock.setTimeout(() => {}, 300);
    clock.setTimeout(() => {}, -7);
    const cleared = clock.setTimeout(() => {}, 200);
    clock.setTimeout(() => {}, 16.2);
    clock.clearTimeout(cleared);

    expect(clock.pending()).toEqual([start, start + 17, start + 300]);
  });

  test('refuses to go back, and to times that are not whole', () => {
    const clock = createVirtualClock(start);

    expect(() => clock.advance(-1)).toThrow(RangeError);
    expect(() => clock.advanceTo(start - 1)).toThrow(RangeError);
    expect(() => clock.advance(0.5)).toThrow(RangeError);
    expect(() => clock.advance(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => clock.setTimeout(() => {}, Number.NaN)).toThrow(RangeError);
    expect(() => createVirtualClock(0.5)).toThrow(RangeError);
    expect(clock.now()).toBe(start);
  });

  test('runs all timers although one throws, arrives, then throws that error', () => {
    const clock = createVirtualClock(start);
    const broken = new Error('broken timer');
    const ran: string[] = [];
    clock.setTimeout(() => {
      throw broken;
    }, 10);
    clock.setTimeout(() => ran.push('later timer'), 20);

    expect(() => clock.advance(50)).toThrow(broken);
    expect(ran).toEqual(['later timer']);
    expect(clock.now()).toBe(start + 50);
    clock.advance(1);
    expect(clock.now()).toBe(start + 51);
  });

  test('refuses an advance inside an advance, and goes on', () => {
    const clock = createVirtualClock(start);
    clock.setTimeout(() => clock.advance(1000), 10);

    expect(() => clock.advance(50)).toThrow('the clock is advancing already');
    expect(clock.now()).toBe(start + 50);
  });

  test('stops at timers that set each other for ever without delay', () => {
    const clock = createVirtualClock(start);
    const again = () => {
      clock.setTimeout(again, 0);
    };
    again();

    expect(() => clock.advance(1)).toThrow(`timers keep setting timers without delay at ${start}`);
  });

  test('fires any program as the naive model does', () => {
    fc.assert(
      fc.property(timerPrograms, (program) => {
        const clock = createVirtualClock(start);
        const firings = startProgram(clock, program);
        clock.advance(100_000);
        expect(firings).toEqual(expectedFirings(program, start));
      }),
    );
  });

  test('does in many small steps what it does in one jump', () => {
    fc.assert(
      fc.property(timerPrograms, jumps, (program, steps) => {
        const total = steps.reduce((sum, step) => sum + step, 0);
        const jumping = createVirtualClock(start);
        const stepping = createVirtualClock(start);
        const jumped = startProgram(jumping, program);
        const stepped = startProgram(stepping, program);
        jumping.advance(total);
        steps.forEach(stepping.advance);

        expect(stepped).toEqual(jumped);
        expect(stepping.pending()).toEqual(jumping.pending());
        expect(stepping.now()).toBe(jumping.now());
      }),
    );
  });
});

describe('virtual clock, advancing asynchronously', () => {
  test('lets code that sleeps again and again go on at the times it woke', async () => {
    const clock = createVirtualClock(start);
    const woken: number[] = [];
    const sleepOften = async () => {
      for (let night = 0; night < 4; night += 1) {
        await sleep(clock, 100);
        woken.push(clock.now() - start);
      }
    };
    const sleeping = sleepOften();
    await clock.advanceAsync(400);
    await sleeping;

    expect(woken).toEqual([100, 200, 300, 400]);
    expect(clock.now()).toBe(start + 400);
  });

  test('waits first for code that has yet to set its timer', async () => {
    const clock = createVirtualClock(start);
    const woken: number[] = [];
    const prepare = async () => {
      await null;
      await sleep(clock, 30);
      woken.push(clock.now() - start);
    };
    const preparing = prepare();
    await clock.advanceAsync(30);
    await preparing;

    expect(woken).toEqual([30]);
  });

  test('waits before the first timer and after each for what it is given to wait for', async () => {
    const clock = createVirtualClock(start);
    const order: string[] = [];
    clock.setTimeout(() => order.push('timer at 10'), 10);
    clock.setTimeout(() => order.push('timer at 20'), 20);
    await clock.advanceAsync(100, async () => {
      order.push(`settled at ${clock.now() - start}`);
    });

    expect(order).toEqual(['settled at 0', 'timer at 10', 'settled at 10', 'timer at 20', 'settled at 20']);
  });

  test('refuses another advance while it waits', async () => {
    const clock = createVirtualClock(start);
    const advancing = clock.advanceAsync(10);

    expect(() => clock.advance(1)).toThrow('the clock is advancing already');
    await expect(clock.advanceAsync(1)).rejects.toThrow('the clock is advancing already');
    await advancing;
    expect(clock.now()).toBe(start + 10);
  });

  test('throws the error of a timer after all have run', async () => {
    const clock = createVirtualClock(start);
    const ran: string[] = [];
    clock.setTimeout(() => {
      throw new Error('broken timer');
    }, 10);
    clock.setTimeout(() => ran.push('later timer'), 20);

    await expect(clock.advanceAsync(50)).rejects.toThrow('broken timer');
    expect(ran).toEqual(['later timer']);
    expect(clock.now()).toBe(start + 50);
  });

  test('can be advanced again when waiting has failed', async () => {
    const clock = createVirtualClock(start);
    const failing = () => Promise.reject(new Error('still busy'));

    await expect(clock.advanceAsync(50, failing)).rejects.toThrow('still busy');
    clock.advance(50);
    expect(clock.now()).toBe(start + 50);
  });

  test('fires any program as a plain advance does', async () => {
    await fc.assert(
      fc.asyncProperty(timerPrograms, async (program) => {
        const clock = createVirtualClock(start);
        const firings = startProgram(clock, program);
        await clock.advanceAsync(100_000, async () => {});
        expect(firings).toEqual(expectedFirings(program, start));
      }),
    );
  });
});
