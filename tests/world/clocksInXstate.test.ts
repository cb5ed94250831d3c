/** Tests state charts on each clock: a chain of delays of 100 ms. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { Clock } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);

const chainMachine = createMachine({
  id: 'chain',
  initial: 'a',
  on: { halt: '.halted' },
  states: {
    a: { after: { 100: 'b' } },
    b: { after: { 100: 'c' } },
    c: { after: { 100: 'd' } },
    d: {},
    halted: {},
  },
});

const startOn = (clock: Clock) => {
  const entered: string[] = [];
  const actor = createActor(chainMachine, { clock });
  actor.subscribe((snapshot) => entered.push(`${snapshot.value} at ${clock.now() - start}`));
  actor.start();
  return { actor, entered };
};

const wholeChain = ['a at 0', 'b at 100', 'c at 200', 'd at 300'];

describe('state charts on our clocks', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('go through a chain of delays in one jump of the virtual clock', () => {
    const clock = createVirtualClock(start);
    const { entered } = startOn(clock);
    clock.advance(400);

    expect(entered).toEqual(wholeChain);
  });

  test('go through it in the time of the machine on the live clock', () => {
    vi.useFakeTimers({ now: start });
    const { entered } = startOn(createLiveClock());
    vi.advanceTimersByTime(400);

    expect(entered).toEqual(wholeChain);
  });

  test('take their timer back from the clock when they leave a state', () => {
    const clock = createVirtualClock(start);
    const { actor, entered } = startOn(clock);
    clock.advance(150);
    actor.send({ type: 'halt' });

    expect(clock.pending()).toEqual([]);
    clock.advance(1000);
    expect(entered).toEqual(['a at 0', 'b at 100', 'halted at 150']);
  });
});
