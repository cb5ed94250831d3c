/** Tests deriving actors from the frames. */
import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { type ActorRun, createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { settle } from '#world/settle.ts';

const machine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'go' } | { type: 'fly' } },
  actors: { work: fromPromise<string>(() => Promise.resolve('done')) },
}).createMachine({
  id: 'small',
  context: { count: 1 },
  initial: 'idle',
  states: {
    idle: { on: { go: 'working' } },
    working: { invoke: { id: 'work', src: 'work', onDone: 'passing' } },
    passing: { always: 'idle' },
  },
});

const short = (run: ActorRun) => ({
  name: run.name,
  parent: run.parent,
  machine: run.machine,
  end: run.end?.how ?? null,
  steps: run.steps.map(({ value, transition }) => [value, transition?.taken.length ?? null]),
  events: run.events,
});

const framesOfRuns = async () => {
  const world = newWorld();
  const actor = startLifecycle(world, machine, { id: 'one' });
  actor.send({ type: 'go' });
  await settle();
  actor.send({ type: 'fly' });
  actor.stop();
  startLifecycle(world, machine, { id: 'one' });
  return world.trace.frames();
};

describe('the runs of actors', () => {
  test('report each run with its steps, its children and its end', async () => {
    expect(createRunReader()(await framesOfRuns()).map(short)).toEqual([
      {
        name: 'one',
        parent: null,
        machine: 'small',
        end: 'stopped',
        steps: [
          ['idle', null],
          ['working', 1],
          ['passing', 1],
          ['idle', 1],
          ['idle', 0],
        ],
        events: 3,
      },
      { name: 'one/work', parent: 'one', machine: null, end: 'finished', steps: [], events: 0 },
      { name: 'one', parent: null, machine: 'small', end: null, steps: [['idle', null]], events: 0 },
    ]);
  });

  test('keep two apart that run under one name', () => {
    const world = newWorld();
    const first = startLifecycle(world, machine, { id: 'one' });
    const second = startLifecycle(world, machine, { id: 'one' });
    first.send({ type: 'go' });
    second.send({ type: 'fly' });
    first.stop();

    const roots = createRunReader()(world.trace.frames()).filter(({ parent }) => parent === null);
    expect(roots.map(({ end, events }) => [end?.how ?? null, events])).toEqual([
      ['stopped', 1],
      [null, 1],
    ]);
  });

  test('are the same when they are read bit by bit, and when earlier ones are looked at again', async () => {
    const frames = await framesOfRuns();
    const read = createRunReader();
    const bitByBit = frames.map((_, index) => read(frames.slice(0, index + 1)).map(short)).at(-1);

    expect(bitByBit).toEqual(createRunReader()(frames).map(short));
    expect(read(frames.slice(0, 3)).map(short)).toEqual(createRunReader()(frames.slice(0, 3)).map(short));
  });

  test('begin with what is left when the ring has forgotten a start', async () => {
    const first = createRunReader()((await framesOfRuns()).slice(2)).find(({ name }) => name === 'one');

    expect(first && short(first)).toEqual({
      name: 'one',
      parent: null,
      machine: null,
      end: 'stopped',
      steps: [
        ['passing', 1],
        ['idle', 1],
        ['idle', 0],
      ],
      events: 2,
    });
  });
});
