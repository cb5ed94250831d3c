/** Time at a speed under any programs, speeds, hosts and handlings. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateHost } from '#tests/support/lateHost.ts';
import { expectedFirings, startProgram, timerPrograms } from '#tests/support/timerPrograms.ts';
import type { Clock } from '#world/clock.ts';
import { createScaledClock } from '#world/scaledClock.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);
const speeds = fc.double({ min: 0.25, max: 16, noNaN: true });

describe('scaled clock, whatever happens', () => {
  const latenesses = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 });

  test('fires any program as a virtual clock does, at any speeds, however late the host calls', () => {
    fc.assert(
      fc.property(
        timerPrograms,
        latenesses,
        fc.array(fc.record({ speed: speeds, wait: fc.integer({ min: 0, max: 80 }) }), { maxLength: 8 }),
        (program, late, changes) => {
          const host = createVirtualClock(0);
          const clock = createScaledClock(lateHost(host, late), { start });
          const firings = startProgram(clock, program);
          for (const { speed, wait } of changes) {
            host.advance(wait);
            clock.setSpeed(speed);
          }
          host.advance(20_000);
          expect(firings).toEqual(expectedFirings(program, start));
        },
      ),
    );
  });

  const waits = fc.record({ act: fc.constant('wait' as const), by: fc.integer({ min: -50, max: 400 }) });
  const handlings = fc.oneof(
    fc.record({ act: fc.constant('setSpeed' as const), by: speeds }),
    fc.record({ act: fc.constantFrom('pause' as const, 'resume' as const), by: fc.constant(0) }),
  );
  const steps = fc.record({ act: fc.constant('step' as const), by: fc.constant(0) });

  /** A clock over a machine that calls late and whose time is set back by waits below zero. */
  const onUnsteadyHost = (late: readonly number[]) => {
    const machine = createVirtualClock(100_000);
    let setBack = 0;
    const host: Clock = { ...lateHost(machine, late), now: () => machine.now() - setBack };
    const wait = (by: number) => {
      setBack += Math.max(0, -by);
      machine.advance(Math.max(0, by));
    };
    return { clock: createScaledClock(host, { start }), wait };
  };

  test('never goes back, even when its host does', () => {
    fc.assert(
      fc.property(
        timerPrograms,
        latenesses,
        fc.array(fc.oneof(waits, handlings, steps), { maxLength: 60 }),
        (program, late, deeds) => {
          const { clock, wait } = onUnsteadyHost(late);
          const firings = startProgram(clock, program);
          const seen = [clock.now()];
          for (const { act, by } of deeds) {
            const firedBefore = firings.length;
            (act === 'wait' ? wait : clock[act])(by);
            seen.push(...firings.slice(firedBefore).map((firing) => firing.at), clock.now());
          }
          expect(seen).toEqual(seen.toSorted((a, b) => a - b));
          expect(seen.every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });

  test('does not jump when its speed changes, when it is paused or resumed', () => {
    fc.assert(
      fc.property(
        timerPrograms,
        latenesses,
        fc.array(fc.tuple(waits, handlings), { maxLength: 30 }),
        (program, late, deeds) => {
          const { clock, wait } = onUnsteadyHost(late);
          startProgram(clock, program);
          for (const [{ by: pause }, { act, by }] of deeds) {
            wait(pause);
            const before = clock.now();
            clock[act](by);
            expect(clock.now()).toBe(before);
          }
        },
      ),
    );
  });
});
