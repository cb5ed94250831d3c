/** Tests the order of timers against a plain list that is sorted on every read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTimerQueue } from '#world/virtualClock.ts';

type Step =
  | { readonly do: 'add'; readonly due: number }
  | { readonly do: 'remove'; readonly id: number }
  | { readonly do: 'take'; readonly time: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), due: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ do: fc.constant('remove' as const), id: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ do: fc.constant('take' as const), time: fc.integer({ min: 0, max: 25 }) }),
  ),
  { maxLength: 80, size: 'max' },
);

const naively = (program: readonly Step[]) => {
  let pending: { id: number; due: number }[] = [];
  let lastId = 0;
  const sorted = () => pending.toSorted((a, b) => a.due - b.due || a.id - b.id);
  return program.map((step) => {
    const answer: number[] = [];
    if (step.do === 'add') {
      lastId += 1;
      pending.push({ id: lastId, due: step.due });
      answer.push(lastId);
    } else if (step.do === 'remove') {
      pending = pending.filter((timer) => timer.id !== step.id);
    } else {
      const next = sorted().find((timer) => timer.due <= step.time);
      pending = pending.filter((timer) => timer !== next);
      answer.push(...(next === undefined ? [] : [next.id, next.due]));
    }
    const dues = sorted().map((timer) => timer.due);
    return { answer, dues, next: dues[0] ?? Number.POSITIVE_INFINITY };
  });
};

const byQueue = (program: readonly Step[]) => {
  const queue = createTimerQueue();
  return program.map((step) => {
    const answer: number[] = [];
    if (step.do === 'add') {
      answer.push(queue.add(step.due, () => {}));
    } else if (step.do === 'remove') {
      queue.remove(step.id);
    } else {
      const taken = queue.takeDue(step.time);
      answer.push(...(taken === undefined ? [] : [taken.id, taken.due]));
    }
    return { answer, dues: queue.dues(), next: queue.nextDue() };
  });
};

describe('timer queue', () => {
  test('gives timers by due time, then in the order they were set', () => {
    const queue = createTimerQueue();
    const ran: string[] = [];
    queue.add(20, () => ran.push('second at 20'));
    queue.add(10, () => ran.push('at 10'));
    queue.add(20, () => ran.push('third at 20'));
    for (let timer = queue.takeDue(20); timer !== undefined; timer = queue.takeDue(20)) {
      timer.run();
    }

    expect(ran).toEqual(['at 10', 'second at 20', 'third at 20']);
  });

  test('agrees with a naive list over any adds, removals and takes', () => {
    fc.assert(
      fc.property(steps, (program) => {
        expect(byQueue(program)).toEqual(naively(program));
      }),
    );
  });
});
