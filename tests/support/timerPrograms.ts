/** Generates random programs of timers that set and clear timers, and their expected firings. */
import fc from 'fast-check';
import type { Clock, Milliseconds, TimerId } from '#world/clock.ts';

/** A timer that, on firing, clears the timer with number `clears` and sets those of `sets`. */
export type PlannedTimer = {
  readonly delay: Milliseconds;
  readonly clears: number | null;
  readonly sets: readonly PlannedTimer[];
};

export type Firing = { readonly number: number; readonly at: Milliseconds };

const timersSetting = (sets: fc.Arbitrary<readonly PlannedTimer[]>): fc.Arbitrary<PlannedTimer> =>
  fc.record({ delay: fc.integer({ min: 0, max: 60 }), clears: fc.option(fc.nat(20)), sets });

const timersOfDepth = (depth: number): fc.Arbitrary<PlannedTimer> =>
  timersSetting(depth === 0 ? fc.constant([]) : fc.array(timersOfDepth(depth - 1), { maxLength: 3 }));

export const timerPrograms = fc.array(timersOfDepth(3), { minLength: 1, maxLength: 6 });

export const startProgram = (clock: Clock, program: readonly PlannedTimer[]): readonly Firing[] => {
  const firings: Firing[] = [];
  const ids: TimerId[] = [];
  const set = (timer: PlannedTimer) => {
    const number = ids.length;
    ids.push(
      clock.setTimeout(() => {
        firings.push({ number, at: clock.now() });
        const cleared = timer.clears === null ? undefined : ids[timer.clears];
        if (cleared !== undefined) {
          clock.clearTimeout(cleared);
        }
        timer.sets.forEach(set);
      }, timer.delay),
    );
  };
  program.forEach(set);
  return firings;
};

/** The expected firings from `start` on, by brute-force search of all pending timers. */
export const expectedFirings = (program: readonly PlannedTimer[], start: Milliseconds): Firing[] => {
  const firings: Firing[] = [];
  let pending: { number: number; at: Milliseconds; timer: PlannedTimer }[] = [];
  let count = 0;
  const set = (timer: PlannedTimer, now: Milliseconds) => {
    pending.push({ number: count, at: now + timer.delay, timer });
    count += 1;
  };
  for (const timer of program) {
    set(timer, start);
  }
  while (pending.length > 0) {
    const soonest = Math.min(...pending.map((candidate) => candidate.at));
    const next = pending.find((candidate) => candidate.at === soonest);
    pending = pending.filter((candidate) => candidate !== next);
    if (next !== undefined) {
      firings.push({ number: next.number, at: next.at });
      pending = pending.filter((candidate) => candidate.number !== next.timer.clears);
      for (const timer of next.timer.sets) {
        set(timer, next.at);
      }
    }
  }
  return firings;
};
