/** Tests the inspection order of XState 5.33.3 and its private fields, on which `inspectToTrace` relies. */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, setup } from 'xstate';
import { settle } from '#world/settle.ts';

const machine = setup({
  actors: { work: fromPromise<string>(() => Promise.resolve('done')) },
  actions: { note: () => undefined },
  delays: { soon: 10 },
}).createMachine({
  id: 'm',
  initial: 'idle',
  states: {
    idle: { on: { go: { target: 'working', actions: 'note' } } },
    working: { invoke: { id: 'work', src: 'work', onDone: 'passing' } },
    passing: { always: 'waiting' },
    waiting: { after: { soon: 'over' } },
    over: {},
  },
});

const toldOf = (event: InspectionEvent): string => {
  const who = (event.actorRef as unknown as { id: string }).id;
  switch (event.type) {
    case '@xstate.event':
      return `${who} gets ${event.event.type}`;
    case '@xstate.microstep':
      return `${who} steps by ${event.event.type}, ${event._transitions.length} taken`;
    case '@xstate.snapshot':
      return `${who} shows ${event.snapshot.status} after ${event.event.type}`;
    case '@xstate.action':
      return `${who} does ${event.action.type}`;
    default:
      return `${who} ${event.type}`;
  }
};

const record = async () => {
  const told: string[] = [];
  const timers: (() => void)[] = [];
  const clock = {
    setTimeout: (run: () => void) => {
      told.push('the clock is set');
      timers.push(run);
    },
    clearTimeout: () => undefined,
  };
  const actor = createActor(machine, { id: 'm', clock, inspect: (event) => told.push(toldOf(event)) });
  actor.subscribe(({ value }) => told.push(`an observer sees ${value}`));
  const chapter = async (act: () => void) => {
    told.length = 0;
    act();
    await settle();
    return [...told];
  };
  return { actor, timers, chapter, born: [...told] };
};

describe('what XState reports', () => {
  test('of a start: the machine is recorded when it is made, its event and snapshot when it starts', async () => {
    const { actor, chapter, born } = await record();

    expect([born, await chapter(() => actor.start())]).toEqual([
      ['m @xstate.actor'],
      ['m gets xstate.init', 'an observer sees idle', 'm shows active after xstate.init'],
    ]);
  });

  test('of a transition with a child: actions first, then the step, then the child’s start, observers, the snapshot', async () => {
    const { actor, chapter } = await record();
    actor.start();

    expect(await chapter(() => actor.send({ type: 'go' }))).toEqual([
      'm gets go',
      'm does note',
      'work @xstate.actor',
      'm does xstate.spawnChild',
      'm steps by go, 1 taken',
      'work gets xstate.init',
      'work shows active after xstate.init',
      'an observer sees working',
      'm shows active after go',
      'work gets xstate.promise.resolve',
      'm gets xstate.done.actor.work',
      'm does xstate.stopChild',
      'm steps by xstate.done.actor.work, 1 taken',
      'm does xstate.raise',
      'm steps by xstate.done.actor.work, 1 taken',
      'the clock is set',
      'an observer sees waiting',
      'm shows active after xstate.done.actor.work',
      'work shows done after xstate.promise.resolve',
    ]);
  });

  test('of a refused event: a step in which nothing is taken', async () => {
    const { actor, chapter } = await record();
    actor.start();

    expect(await chapter(() => actor.send({ type: 'fly' } as unknown as { type: 'go' }))).toEqual([
      'm gets fly',
      'm steps by fly, 0 taken',
      'an observer sees idle',
      'm shows active after fly',
    ]);
  });

  test('of a timer: its event is sent when the clock calls', async () => {
    const { actor, chapter, timers } = await record();
    actor.start();
    await chapter(() => actor.send({ type: 'go' }));

    expect(await chapter(() => timers[0]?.())).toEqual([
      'm gets xstate.after.soon.m.waiting',
      'm does xstate.cancel',
      'm steps by xstate.after.soon.m.waiting, 1 taken',
      'an observer sees over',
      'm shows active after xstate.after.soon.m.waiting',
    ]);
  });

  test('of a stop: children first, without an event of their own', async () => {
    const { actor, chapter } = await record();
    actor.start();
    actor.send({ type: 'go' });

    expect(await chapter(() => actor.stop())).toEqual([
      'm does xstate.stopChild',
      'm steps by xstate.stop, 0 taken',
      'work shows stopped after xstate.stop',
      'm shows stopped after xstate.stop',
    ]);
  });

  test('of the ways that were taken: where from, by which event, where to', async () => {
    const steps: unknown[] = [];
    const actor = createActor(machine, {
      // The delay never ends, even on a slow machine.
      clock: { setTimeout: () => 0, clearTimeout: () => undefined },
      inspect: (event) => {
        if (event.type === '@xstate.microstep') {
          steps.push(
            event._transitions.map(({ source, eventType, target }) => [
              source.id,
              eventType,
              target?.map(({ id }) => id),
            ]),
          );
        }
      },
    });
    actor.start();
    actor.send({ type: 'go' });
    await settle();

    expect(steps).toEqual([
      [['m.idle', 'go', ['m.working']]],
      [['m.working', 'xstate.done.actor.work', ['m.passing']]],
      [['m.passing', '', ['m.waiting']]],
    ]);
    actor.stop();
  });
});
