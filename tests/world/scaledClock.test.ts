/** Time at a speed, over a host whose time the test holds. */
import { describe, expect, test } from 'vitest';
import { lateHost } from '#tests/support/lateHost.ts';
import type { Clock } from '#world/clock.ts';
import { createScaledClock } from '#world/scaledClock.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);
const hours = 60 * 60 * 1000;

const scaled = (speed: number) => {
  const host = createVirtualClock(1_000_000);
  return { host, clock: createScaledClock(host, { start, speed }) };
};

const elapsed = (clock: Clock) => clock.now() - start;

describe('scaled clock', () => {
  test('runs at its speed', () => {
    for (const speed of [0.25, 0.5, 1, 2, 16]) {
      const { host, clock } = scaled(speed);
      host.advance(10_000);
      expect([clock.speed, elapsed(clock)]).toEqual([speed, 10_000 * speed]);
    }
  });

  test('starts at the time of its host and at its pace, unless told otherwise', () => {
    const host = createVirtualClock(start);
    const clock = createScaledClock(host);
    host.advance(500);

    expect([clock.now(), clock.speed, clock.paused]).toEqual([start + 500, 1, false]);
  });

  test('fires timers when the host has come far enough, each at its own time', () => {
    const { host, clock } = scaled(4);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push(`at ${elapsed(clock)}`), 2000);
    host.advance(499);
    expect(fired).toEqual([]);
    host.advance(1);
    expect(fired).toEqual(['at 2000']);
  });

  test('changes speed without a jump, for running timers too', () => {
    const { host, clock } = scaled(1);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push(`host ${host.now()}`), 1000);
    host.advance(430);
    clock.setSpeed(2);
    expect(elapsed(clock)).toBe(430);
    host.advance(110);
    expect(elapsed(clock)).toBe(650);
    clock.setSpeed(0.5);
    expect(elapsed(clock)).toBe(650);
    host.advance(700);

    expect(fired).toEqual(['host 1001240']);
  });

  test('calls its timers sooner from the moment its speed grows', () => {
    const { host, clock } = scaled(1);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push(`host ${host.now()}`), 90);
    clock.setSpeed(16);
    host.advance(50);

    expect(fired).toEqual(['host 1000006']);
  });

  test('refuses speeds outside 0.25 to 16 and starts that are not whole', () => {
    const { host, clock } = scaled(2);

    for (const speed of [0, 0.24, 16.1, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => clock.setSpeed(speed)).toThrow(RangeError);
      expect(() => createScaledClock(host, { speed })).toThrow(RangeError);
    }
    expect(() => createScaledClock(host, { start: 0.5 })).toThrow(RangeError);
    expect(clock.speed).toBe(2);
  });

  test('stands still while paused, frees its host, and goes on where it stopped', () => {
    const { host, clock } = scaled(2);
    const fired: number[] = [];
    clock.setTimeout(() => fired.push(elapsed(clock)), 500);
    host.advance(200);
    clock.pause();
    host.advance(hours);
    expect([clock.paused, elapsed(clock), fired, host.pending()]).toEqual([true, 400, [], []]);
    clock.resume();
    expect([clock.paused, elapsed(clock)]).toEqual([false, 400]);
    host.advance(50);

    expect(fired).toEqual([500]);
  });

  test('pausing and resuming twice is like doing it once', () => {
    const { host, clock } = scaled(1);
    clock.pause();
    clock.pause();
    clock.resume();
    host.advance(30);
    clock.resume();
    host.advance(30);

    expect(elapsed(clock)).toBe(60);
  });

  test('steps from timer to timer while paused', () => {
    const { host, clock } = scaled(1);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push(`second at ${elapsed(clock)}`), 900);
    clock.setTimeout(() => {
      fired.push(`first at ${elapsed(clock)}`);
      clock.setTimeout(() => fired.push(`chained at ${elapsed(clock)}`), 900);
    }, 500);
    expect(clock.step()).toBe(false);
    clock.pause();

    expect([clock.step(), fired]).toEqual([true, ['first at 500']]);
    expect([clock.step(), fired]).toEqual([true, ['first at 500', 'second at 900']]);
    expect([clock.step(), fired]).toEqual([true, ['first at 500', 'second at 900', 'chained at 1400']]);
    expect([clock.step(), elapsed(clock), host.pending()]).toEqual([false, 1400, []]);
  });

  test('a timer that never comes due is not stepped to', () => {
    const { clock } = scaled(1);
    clock.setTimeout(() => {}, Number.POSITIVE_INFINITY);
    clock.pause();

    expect([clock.step(), elapsed(clock)]).toEqual([false, 0]);
  });

  test('stops at the timer that pauses it, and fires nothing more', () => {
    const { host, clock } = scaled(16);
    const fired: string[] = [];
    clock.setTimeout(() => {
      fired.push('breakpoint');
      clock.pause();
    }, 1000);
    clock.setTimeout(() => fired.push('same time'), 1000);
    clock.setTimeout(() => fired.push('later'), 1001);
    host.advance(5000);

    expect([fired, elapsed(clock), clock.pending()]).toEqual([
      ['breakpoint'],
      1000,
      [start + 1000, start + 1001],
    ]);
    clock.resume();
    host.advance(1);
    expect(fired).toEqual(['breakpoint', 'same time', 'later']);
  });

  test('goes on when a step fires a timer that resumes it', () => {
    const { host, clock } = scaled(1);
    const fired: number[] = [];
    clock.setTimeout(clock.resume, 1000);
    clock.setTimeout(() => fired.push(elapsed(clock)), 1050);
    clock.pause();
    clock.step();
    host.advance(70);

    expect([clock.paused, elapsed(clock), fired]).toEqual([false, 1070, [1050]]);
  });

  test('counts no more than 250 ms of its host at once, so a hidden tab does not leap', () => {
    const host = createVirtualClock(0);
    const clock = createScaledClock(lateHost(host, [60_000]), { start, speed: 2 });
    host.advance(60_100);
    expect(elapsed(clock)).toBe(500);
    host.advance(200);
    expect(elapsed(clock)).toBe(900);
  });

  test('loses nothing in a host that calls back up to 150 ms late', () => {
    const host = createVirtualClock(0);
    const clock = createScaledClock(lateHost(host, [150, 3, 80]), { start, speed: 1 });
    host.advance(10_000);

    expect(elapsed(clock)).toBe(10_000);
  });

  test('does not pass a timer that the host is late to call', () => {
    const host = createVirtualClock(0);
    const clock = createScaledClock(lateHost(host, [40]), { start });
    const fired: number[] = [];
    clock.setTimeout(() => fired.push(elapsed(clock)), 50);
    host.advance(80);
    expect([elapsed(clock), fired]).toEqual([50, []]);
    host.advance(10);
    expect([elapsed(clock), fired]).toEqual([90, [50]]);
  });

  test('stays where it was paused, also when the timer that held it there is cleared', () => {
    const host = createVirtualClock(0);
    const clock = createScaledClock(lateHost(host, [40]), { start });
    const late = clock.setTimeout(() => {}, 50);
    host.advance(80);
    clock.pause();
    clock.clearTimeout(late);

    expect(elapsed(clock)).toBe(50);
  });

  test('leaves timers that come due while others run to the next host call', () => {
    const machine = createVirtualClock(0);
    let busy = 0;
    const clock = createScaledClock({ ...machine, now: () => machine.now() + busy }, { start });
    const fired: string[] = [];
    clock.setTimeout(() => {
      busy += 100;
      fired.push(`long one at ${elapsed(clock)}`);
      machine.setTimeout(() => fired.push('the machine in between'), 0);
    }, 10);
    clock.setTimeout(() => fired.push(`next at ${elapsed(clock)}`), 60);
    machine.advance(10);

    expect(fired).toEqual(['long one at 10', 'the machine in between', 'next at 60']);
  });

  test('runs the other timers although one throws, and the host hears of it', () => {
    const { host, clock } = scaled(1);
    const fired: string[] = [];
    clock.setTimeout(() => {
      throw new Error('broken timer');
    }, 100);
    clock.setTimeout(() => fired.push('same time'), 100);
    clock.setTimeout(() => fired.push('later'), 200);

    expect(() => host.advance(300)).toThrow('broken timer');
    expect([fired, elapsed(clock)]).toEqual([['same time', 'later'], 300]);
  });

  test('gives the page back to its host now and then in an endless chain without delays', () => {
    const { host, clock } = scaled(1);
    let fired = 0;
    const again = () => {
      fired += 1;
      if (fired === 3500) {
        clock.pause();
      }
      clock.setTimeout(again, 0);
    };
    clock.setTimeout(again, 10);
    const seenByHost: number[] = [];
    for (let look = 0; look < 6; look += 1) {
      host.setTimeout(() => seenByHost.push(fired), 10);
    }
    host.advance(10);

    expect(fired).toBe(3500);
    expect(seenByHost).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
  });

  test('forgets a cleared timer', () => {
    const { host, clock } = scaled(1);
    const fired: string[] = [];
    const id = clock.setTimeout(() => fired.push('cleared'), 100);
    clock.clearTimeout(id);
    host.advance(1000);

    expect([fired, clock.pending()]).toEqual([[], []]);
  });
});
