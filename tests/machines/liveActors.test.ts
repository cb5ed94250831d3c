/** Tests which running actors the Lab finds. */
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { liveActorsOf } from '#machines/liveActors.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from './machineHarness.ts';

const doorMachine = setup({}).createMachine({
  id: 'door',
  initial: 'open',
  states: { open: { on: { 'door.shut': 'shut' } }, shut: { type: 'final' } },
});

const namesOf = (world: ReturnType<typeof newWorld>) =>
  liveActorsOf(world.trace)
    .list()
    .map(({ id }) => id);

describe('the live actors of a world', () => {
  test('are all that started and have neither stopped nor finished, in their order', () => {
    const world = newWorld();
    const [front, back, cellar] = ['front', 'back', 'cellar'].map((id) =>
      startLifecycle(world, doorMachine, { id }),
    );
    const atFirst = namesOf(world);
    front?.stop();
    cellar?.send({ type: 'door.shut' });

    expect([atFirst, namesOf(world)]).toEqual([['front', 'back', 'cellar'], ['back']]);
    expect(liveActorsOf(world.trace).list()[0]?.actor).toBe(back);
  });

  test('are reported at each start and end, and are the same list in between', () => {
    const world = newWorld();
    const actors = liveActorsOf(world.trace);
    const heard: number[] = [];
    const stop = actors.subscribe(() => heard.push(actors.list().length));
    const door = startLifecycle(world, doorMachine, { id: 'front' });
    const between = actors.list();
    const unchanged = actors.list() === between;
    door.stop();
    stop();
    startLifecycle(world, doorMachine, { id: 'back' });

    expect([heard, unchanged]).toEqual([[1, 0], true]);
  });

  test('are those of one world', () => {
    const [one, other] = [newWorld(), newWorld()];
    startLifecycle(one, doorMachine, { id: 'front' });

    expect([namesOf(one), namesOf(other)]).toEqual([['front'], []]);
  });
});
