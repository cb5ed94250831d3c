/** Tests choosing the run of a machine, and finding the nearest frame of an actor. */
import { describe, expect, test } from 'vitest';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { nearestOfActor, runAtWork, runFor } from '#ui/lab/charts/useChosenActor.ts';

const runs = () => {
  const world = newWorld();
  startLifecycle(world, mobileMenuMachine, { id: 'first' });
  const second = startLifecycle(world, mobileMenuMachine, { id: 'second' });
  second.stop();
  return createRunReader()(world.trace.frames());
};

const nameOf = (machine: string, run: number | null) =>
  runFor(runs(), { machine, run }, new Set())?.name ?? null;

describe('the run that is shown', () => {
  test.each([
    ['that runs before one that has ended', 'mobileMenu', null, 'first'],
    ['that is asked for', 'mobileMenu', 2, 'second'],
    ['of a machine that has not run: none', 'checkout', null, null],
  ])('is the one %s', (_, machine, run, name) => {
    expect(nameOf(machine, run)).toBe(name);
  });
});

describe('the run at work', () => {
  test('is the one that took the last step, and never the backend’s', () => {
    const world = newWorld();
    const first = startLifecycle(world, mobileMenuMachine, { id: 'first' });
    const second = startLifecycle(world, mobileMenuMachine, { id: 'second' });
    const backend = startLifecycle(world, mobileMenuMachine, { id: 'backend' });
    const atWork = () => runAtWork(createRunReader()(world.trace.frames()))?.name;
    first.send({ type: 'menu.toggle' });
    const afterFirst = atWork();
    second.send({ type: 'menu.toggle' });
    backend.send({ type: 'menu.toggle' });

    expect([afterFirst, atWork()]).toEqual(['first', 'second']);
  });
});

describe('the frame of an actor', () => {
  const chain = () => {
    const { trace } = newWorld();
    const gesture = trace.record({ kind: 'gesture', name: 'Pay was pressed', cause: null });
    const step = trace.record({
      kind: 'transition',
      name: 'a -> b',
      cause: gesture.number,
      actor: 'checkout',
    });
    const request = trace.record({ kind: 'request', name: 'POST /pay', cause: step.number });
    const alone = trace.record({ kind: 'note', name: 'Alone', cause: null });
    return { frames: trace.frames(), gesture, step, request, alone };
  };

  test('is itself, or what it brought about, or what led to it', () => {
    const { frames, gesture, step, request, alone } = chain();

    expect([step, gesture, request, alone].map((frame) => nearestOfActor(frames, frame))).toEqual([
      step,
      step,
      step,
      undefined,
    ]);
  });
});
