/** Tests the live clock over a machine whose time the test controls. */
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

  test('reports the time of the machine', () => {
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

  describe('that is ahead', () => {
    const minutes = 60 * 1000;

    test('reports the later time, and never goes back', () => {
      const clock = createLiveClock(day);
      clock.setAhead(3 * day);
      clock.setAhead(2 * day);
      clock.setAhead(Number.NaN);

      expect([clock.now() - start, clock.ahead()]).toEqual([3 * day, 3 * day]);
    });

    test('fires each moment that has come once, in order, at the later time; a short wait keeps its delay', () => {
      const clock = createLiveClock();
      const ran: string[] = [];
      const note = (name: string) => () => ran.push(`${name} at ${(clock.now() - start) / minutes}`);
      clock.setTimeout(note('trial'), day);
      clock.setTimeout(note('reminder'), 3 * minutes);
      clock.setTimeout(note('answer'), 2 * minutes);
      clock.setTimeout(note('later'), 2 * day);
      clock.clearTimeout(clock.setTimeout(note('cleared'), day));
      clock.setAhead(day);
      vi.advanceTimersByTime(minutes);
      expect(ran).toEqual(['reminder at 1440', 'trial at 1440']);
      vi.advanceTimersByTime(day);

      expect(ran.slice(2)).toEqual(['answer at 1442', 'later at 2880']);
    });

    test('fires what is due beyond what the host can hold at its moment', () => {
      const clock = createLiveClock();
      const ran: number[] = [];
      clock.setTimeout(() => ran.push((clock.now() - start) / day), 90 * day);
      clock.setAhead(30 * day);
      vi.advanceTimersByTime(59 * day);
      expect(ran).toEqual([]);
      vi.advanceTimersByTime(day);

      expect(ran).toEqual([90]);
    });
  });
});
