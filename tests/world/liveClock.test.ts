/** The machine's clock, over a machine whose time the test holds. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveClock } from '#world/liveClock.ts';

const start = Date.UTC(2026, 0, 5, 9);
const day = 24 * 60 * 60 * 1000;

describe('live clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('tells the time of the machine', () => {
    const clock = createLiveClock();
    vi.advanceTimersByTime(1234);

    expect(clock.now()).toBe(start + 1234);
  });

  test('calls each timer once, at its delay', () => {
    const clock = createLiveClock();
    const ran: string[] = [];
    clock.setTimeout(() => ran.push(`slow at ${clock.now() - start}`), 300);
    clock.setTimeout(() => ran.push(`fast at ${clock.now() - start}`), 100);
    vi.advanceTimersByTime(1000);

    expect(ran).toEqual(['fast at 100', 'slow at 300']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('forgets a cleared timer and ignores ids that it does not know', () => {
    const clock = createLiveClock();
    const ran: string[] = [];
    const id = clock.setTimeout(() => ran.push('cleared'), 100);
    clock.setTimeout(() => ran.push('kept'), 100);
    clock.clearTimeout(id);
    clock.clearTimeout(id);
    clock.clearTimeout(999);
    vi.advanceTimersByTime(1000);

    expect(ran).toEqual(['kept']);
  });

  test('waits for a delay longer than the host can hold, and can forget it half-way', () => {
    const clock = createLiveClock();
    const ran: string[] = [];
    clock.setTimeout(() => ran.push(`trial ended after ${(clock.now() - start) / day} days`), 60 * day);
    const cleared = clock.setTimeout(() => ran.push('cleared'), 60 * day);
    vi.advanceTimersByTime(59 * day);
    clock.clearTimeout(cleared);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(2 * day);

    expect(ran).toEqual(['trial ended after 60 days']);
  });
});
