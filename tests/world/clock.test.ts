/** Tests the functions that every clock shares. */
import { describe, expect, test } from 'vitest';
import { type Clock, isoNow, sleep, sleepInSlices, wholeDelay } from '#world/clock.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);

describe('clock', () => {
  test('reports its time as ISO text in UTC with milliseconds', () => {
    expect(isoNow(createVirtualClock(start + 7))).toBe('2026-01-05T09:00:00.007Z');
  });

  test('counts a delay in whole milliseconds, never below zero', () => {
    expect([-5, -0.5, 0, 0.1, 1, 16.6, Number.POSITIVE_INFINITY].map(wholeDelay)).toEqual([
      0,
      0,
      0,
      1,
      1,
      17,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test('refuses a delay that is not a number', () => {
    expect(() => wholeDelay(Number.NaN)).toThrow(RangeError);
  });
});

describe('sleep', () => {
  test('resolves when the time has come, not before', async () => {
    const clock = createVirtualClock(start);
    const woken: number[] = [];
    const sleeping = sleep(clock, 100).then(() => woken.push(clock.now()));

    await clock.advanceAsync(99);
    expect(woken).toEqual([]);
    await clock.advanceAsync(1);
    await sleeping;
    expect(woken).toEqual([start + 100]);
  });

  test('rejects with the reason of the signal and leaves no timer behind', async () => {
    const clock = createVirtualClock(start);
    const controller = new AbortController();
    const sleeping = sleep(clock, 100, controller.signal);
    controller.abort('left the page');

    await expect(sleeping).rejects.toBe('left the page');
    expect(clock.pending()).toEqual([]);
  });

  test('rejects at once, without a timer, under a signal that has aborted', async () => {
    const clock = createVirtualClock(start);

    await expect(sleep(clock, 100, AbortSignal.abort('too late'))).rejects.toBe('too late');
    expect(clock.pending()).toEqual([]);
  });

  test('takes its listener off the signal when it has slept', async () => {
    const clock = createVirtualClock(start);
    const controller = new AbortController();
    const listening: string[] = [];
    const { signal } = controller;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listening.push(args[0]);
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listening.splice(listening.indexOf(args[0]), 1);
      remove(...args);
    };

    const sleeping = sleep(clock, 100, signal);
    expect(listening).toEqual(['abort']);
    clock.advance(100);
    await sleeping;
    expect(listening).toEqual([]);
  });
});

describe('sleepInSlices', () => {
  test('sleeps as long as asked, and ends early by its signal', async () => {
    const clock = createVirtualClock(start);
    const woken: number[] = [];
    const sleeping = sleepInSlices(clock, 100).then(() => woken.push(clock.now()));
    await clock.advanceAsync(99);
    expect(woken).toEqual([]);
    await clock.advanceAsync(1);
    await sleeping;
    expect(woken).toEqual([start + 100]);
    const ended = new AbortController();
    const left = sleepInSlices(clock, 100, ended.signal);
    await clock.advanceAsync(50);
    ended.abort('heard');
    await expect(left).rejects.toBe('heard');
  });

  test('counts a time in which the thread was blocked as one slice', async () => {
    const timers: (() => void)[] = [];
    const clock: Clock = {
      now: () => start,
      setTimeout: (run) => timers.push(run),
      clearTimeout: () => undefined,
    };
    let isOver = false;
    void sleepInSlices(clock, 5_000).then(() => {
      isOver = true;
    });
    // The first timer fires after a task of any length; what came meanwhile is heard before the next one.
    timers[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect([timers.length, isOver]).toEqual([2, false]);
  });
});
