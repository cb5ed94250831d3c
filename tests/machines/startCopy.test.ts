/** Tests copies of running actors. */
import { expect, test } from 'vitest';
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate';
import { startLifecycle } from '#machines/start.ts';
import { readSnapshot, snapshotAt, snapshotText, startCopy } from '#machines/startCopy.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { eventsOf } from '#ui/lab/charts/CopyPart.tsx';

const open = () => {
  const world = newWorld();
  const calls: string[] = [];
  const machine = setup({
    types: {
      context: {} as { readonly answer: string; readonly password: string },
      events: {} as { type: 'order.send' } | { type: 'order.clear' },
    },
    actors: {
      ask: fromPromise(async () => {
        calls.push('ask');
        return 'yes';
      }),
    },
    actions: {
      keep: assign((_, { answer }: { answer: string }) => ({ answer })),
      leave: () => {
        calls.push('leave');
      },
    },
  }).createMachine({
    id: 'order',
    context: { answer: '', password: 'hidden' },
    initial: 'idle',
    states: {
      idle: { on: { 'order.send': 'asking' } },
      asking: {
        invoke: {
          src: 'ask',
          onDone: {
            target: 'done',
            actions: [{ type: 'keep', params: ({ event }) => ({ answer: event.output }) }, 'leave'],
          },
        },
      },
      done: { on: { 'order.clear': 'idle' } },
    },
  });
  const actor = startLifecycle(world, machine, { id: 'order' });
  const stepsOf = (name: string) =>
    createRunReader()(world.trace.frames()).findLast((run) => run.name === name)?.steps ?? [];
  return { world, actor, calls, stepsOf };
};

test('a replayed copy is where its original was after each step, asks nothing and leaves the page alone', async () => {
  const { world, actor, calls, stepsOf } = open();
  actor.send({ type: 'order.send' });
  await expect.poll(() => actor.getSnapshot().value).toBe('done');
  const before = [...calls];
  const events = eventsOf(stepsOf('order'));
  const states = events.map((_, index) => {
    const copy = startCopy(world, actor as never, { kind: 'replay', events: events.slice(0, index + 1) });
    const { value, context } = copy.getSnapshot();
    copy.stop();
    return [value, (context as { answer: string }).answer];
  });

  expect(states).toEqual([
    ['asking', ''],
    ['done', 'yes'],
  ]);
  expect([before, calls]).toEqual([
    ['ask', 'leave'],
    ['ask', 'leave'],
  ]);
  expect(actor.getSnapshot().value).toBe('done');
});

test('a snapshot goes out without secrets and in as a copy that goes on; another machine’s is refused', async () => {
  const { world, actor } = open();
  actor.send({ type: 'order.send' });
  await expect.poll(() => actor.getSnapshot().value).toBe('done');
  const text = snapshotText(actor as never);
  expect(text).not.toContain('hidden');
  const snapshot = readSnapshot(text, actor.logic);
  if (snapshot === null) throw new Error('not read');
  const copy = startCopy(world, actor as never, { kind: 'snapshot', snapshot });
  const first = copy.getSnapshot().value;
  copy.send({ type: 'order.clear' });

  expect([first, copy.getSnapshot().value, actor.getSnapshot().value]).toEqual(['done', 'idle', 'done']);
  expect(readSnapshot(text.replace('"done"', '"elsewhere"'), actor.logic)).toBeNull();
  expect(readSnapshot('{', actor.logic)).toBeNull();
});

test('a restarted copy begins anew under a name of its own, and does its work', async () => {
  const { world, actor, calls } = open();
  actor.send({ type: 'order.send' });
  await expect.poll(() => actor.getSnapshot().value).toBe('done');
  const copy = startCopy(world, actor as never, { kind: 'restart' });
  expect([copy.id, copy.getSnapshot().value]).toEqual(['order copy', 'idle']);
  copy.send({ type: 'order.send' });
  await expect.poll(() => copy.getSnapshot().value).toBe('done');
  expect(calls).toEqual(['ask', 'leave', 'ask', 'leave']);
});

test('an earlier step is gone on from, unless it waits, has a timer, has finished or lacks a secret', () => {
  const machine = createMachine({
    id: 'parcel',
    initial: 'ready',
    states: {
      ready: {},
      asking: { invoke: { src: fromPromise(async () => 1) } },
      resting: { after: { 100: 'ready' } },
      gone: { type: 'final' },
    },
  });
  const at = (value: string, context: object = {}) => {
    const snapshot = snapshotAt(machine, { value, context });
    return typeof snapshot === 'string'
      ? snapshot
      : createActor(machine, { snapshot }).start().getSnapshot().value;
  };
  expect([
    at('ready'),
    at('asking'),
    at('resting'),
    at('gone'),
    at('ready', { form: { password: '•••' } }),
  ]).toEqual([
    'ready',
    'It waits for a reply at this step. Choose another step.',
    'A timer runs at this step. Choose another step.',
    'It has finished at this step. Choose another step.',
    'A password or key of this step is not recorded. Choose another step.',
  ]);
});
