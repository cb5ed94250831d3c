/** Tests how machines start, and what the trace records. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { startLifecycle } from '#machines/start.ts';
import { nextUncaught } from '#tests/support/nextUncaught.ts';
import { settle } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { newWorld } from './machineHarness.ts';

const answer = { words: 'hello' };

const doorMachine = setup({
  types: {
    context: {} as { knocks: number; password: string },
    input: {} as { knocks: number },
    events: {} as { type: 'door.knock'; password: string } | { type: 'door.leave' } | { type: 'door.push' },
    emitted: {} as { type: 'door.rang' },
  },
  actors: {
    ask: fromPromise<typeof answer, string>(() => Promise.resolve(answer)),
    listen: fromCallback(() => undefined),
  },
  actions: {
    count: assign(({ context }) => ({ knocks: context.knocks + 1 })),
    fall: () => {
      throw new Error('the door fell');
    },
    ring: emit({ type: 'door.rang' }),
  },
  delays: { rest: 1_000 },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ knocks: input.knocks, password: 'sesame' }),
  initial: 'closed',
  invoke: { id: 'listen', src: 'listen', onError: {} },
  states: {
    closed: {
      on: { 'door.knock': { target: 'asking', actions: 'count' }, 'door.push': { actions: 'fall' } },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ event }) => {
          assertEvent(event, 'door.knock');
          return event.password;
        },
        onDone: 'answered',
        onError: 'closed',
      },
      on: { 'door.leave': 'closed' },
    },
    answered: { always: 'resting' },
    resting: { entry: 'ring', after: { rest: 'closed' } },
  },
});

const knock = { type: 'door.knock', password: 'sesame' } as const;

const told = ({ trace }: World) =>
  trace.frames().map(({ number, kind, name, cause, actor }) => [number, kind, name, cause, actor]);

const start = (world = newWorld(), ask?: () => Promise<typeof answer>) => {
  const machine = ask ? doorMachine.provide({ actors: { ask: fromPromise(ask) } }) : doorMachine;
  return startLifecycle(world, machine, { id: 'frontDoor', input: { knocks: 0 } });
};

describe('a lifecycle', () => {
  test('leaves a frame for its start, its children, each transition with its cause, and its end', async () => {
    const world = newWorld();
    const opening = world.trace.record({ kind: 'note', name: 'opening' });
    const actor = world.trace.within(opening, () => start(world));
    const gesture = world.trace.record({ kind: 'gesture', name: 'knock' });
    world.trace.within(gesture, () => actor.send(knock));
    await settle();
    world.clock.advance(999);
    world.clock.advance(1);
    actor.stop();

    expect(told(world)).toEqual([
      [1, 'note', 'opening', null, null],
      [2, 'actor', 'frontDoor started', 1, 'frontDoor'],
      [3, 'actor', 'frontDoor/listen started', 2, 'frontDoor/listen'],
      [4, 'gesture', 'knock', null, null],
      [5, 'transition', 'closed -> asking', 4, 'frontDoor'],
      [6, 'actor', 'frontDoor/ask started', 5, 'frontDoor/ask'],
      [7, 'actor', 'frontDoor/ask finished', 6, 'frontDoor/ask'],
      [8, 'transition', 'asking -> answered', 7, 'frontDoor'],
      [9, 'transition', 'answered -> resting', 8, 'frontDoor'],
      [10, 'transition', 'resting -> closed', 9, 'frontDoor'],
      [11, 'actor', 'frontDoor/listen stopped', 10, 'frontDoor/listen'],
      [12, 'actor', 'frontDoor stopped', 10, 'frontDoor'],
    ]);
    const correlations = world.trace.frames().map(({ correlation }) => correlation);
    expect(correlations.slice(3, 10)).toEqual(Array(7).fill(gesture.correlation));
  });

  test('keeps details by reference and in parts, without secrets', () => {
    const world = newWorld();
    const actor = start(world);
    actor.send(knock);

    const details = world.trace.frames().map(({ detail }) => detail);
    expect([details[0], details[2]]).toEqual([
      { machine: 'door', value: 'closed', context: { knocks: 0, password: '•••' } },
      {
        run: 1,
        event: { type: 'door.knock', password: '•••' },
        value: 'asking',
        context: { knocks: 1, password: '•••' },
        taken: [{ source: 'door.closed', on: 'door.knock', index: 0, targets: ['door.asking'] }],
      },
    ]);
    expect(actor.getSnapshot().context).toEqual({ knocks: 1, password: 'sesame' });
  });

  test('leaves a frame for an event that its state refuses', () => {
    const world = newWorld();
    start(world).send({ type: 'door.leave' });

    const refused = world.trace.frames().at(-1);
    expect([refused?.kind, refused?.name, refused?.detail]).toEqual([
      'transition',
      'door.leave refused in closed',
      {
        run: 1,
        event: { type: 'door.leave' },
        value: 'closed',
        context: { knocks: 0, password: '•••' },
        taken: [],
      },
    ]);
  });

  test('names the answer that a child’s result came with as the cause', async () => {
    const world = newWorld();
    const response = world.trace.record({ kind: 'response', name: '200 GET /api/door' });
    const actor = startLifecycle(world, doorMachine, {
      id: 'frontDoor',
      input: { knocks: 0 },
      frameOf: (value) => (value === answer ? response : undefined),
    });
    actor.send(knock);
    await settle();

    expect(told(world).slice(5, 7)).toEqual([
      [6, 'actor', 'frontDoor/ask finished', 1, 'frontDoor/ask'],
      [7, 'transition', 'asking -> answered', 1, 'frontDoor'],
    ]);
  });

  test('distinguishes a failed child from a stopped one', async () => {
    const failing = newWorld();
    start(failing, () => Promise.reject(new Error('nobody there'))).send(knock);
    await settle();
    const leaving = newWorld();
    const actor = start(leaving);
    actor.send(knock);
    actor.send({ type: 'door.leave' });

    expect([told(failing).slice(4), told(leaving).slice(4)]).toEqual([
      [
        [5, 'actor', 'frontDoor/ask failed', 4, 'frontDoor/ask'],
        [6, 'transition', 'asking -> closed', 5, 'frontDoor'],
      ],
      [
        [5, 'transition', 'asking -> closed', null, 'frontDoor'],
        [6, 'actor', 'frontDoor/ask stopped', 5, 'frontDoor/ask'],
      ],
    ]);
  });

  test('runs a child’s work within the transition that started it', () => {
    const world = newWorld();
    const within: (string | undefined)[] = [];
    start(world, () => {
      within.push(world.trace.current()?.name);
      return Promise.resolve(answer);
    }).send(knock);

    expect([within, world.trace.current()]).toEqual([['closed -> asking'], null]);
  });

  test('shows every snapshot to anyone who watches, within the step that led to it', () => {
    const world = newWorld();
    const seen: unknown[] = [];
    startLifecycle(world, doorMachine, {
      id: 'frontDoor',
      input: { knocks: 0 },
      watch: ({ value, context }) => seen.push([value, context.knocks, world.trace.current()?.name]),
    }).send(knock);

    expect(seen).toEqual([
      ['closed', 0, 'frontDoor started'],
      ['asking', 1, 'closed -> asking'],
    ]);
  });

  test('does what a timer brings within the transition that set the timer', () => {
    const world = newWorld();
    const within: (string | undefined)[] = [];
    const lampMachine = setup({
      actions: { shine: () => within.push(world.trace.current()?.name) },
      delays: { dusk: 1_000 },
    }).createMachine({
      id: 'lamp',
      initial: 'day',
      states: {
        day: { on: { 'sun.set': 'evening' } },
        evening: { after: { dusk: 'night' }, on: { 'cloud.pass': {} } },
        night: { entry: 'shine' },
      },
    });
    const actor = startLifecycle(world, lampMachine, { id: 'lamp' });
    actor.send({ type: 'sun.set' });
    actor.send({ type: 'cloud.pass' });
    world.clock.advance(1_000);

    expect(within).toEqual(['day -> evening']);
    expect(told(world)).toEqual([
      [1, 'actor', 'lamp started', null, 'lamp'],
      [2, 'transition', 'day -> evening', null, 'lamp'],
      [3, 'transition', 'evening -> evening', null, 'lamp'],
      [4, 'transition', 'evening -> night', 2, 'lamp'],
    ]);
  });

  test('does not take the cause of an event for that of the same event sent again', () => {
    const world = newWorld();
    const actor = start(world);
    const leave = { type: 'door.leave' } as const;
    const gesture = world.trace.record({ kind: 'gesture', name: 'leave' });
    world.trace.within(gesture, () => actor.send(leave));
    actor.send(leave);

    expect(told(world).slice(3)).toEqual([
      [4, 'transition', 'door.leave refused in closed', 3, 'frontDoor'],
      [5, 'transition', 'door.leave refused in closed', null, 'frontDoor'],
    ]);
  });

  test('sets its delays on the world’s clock', async () => {
    const world = newWorld();
    const actor = start(world);
    actor.send(knock);
    await settle();

    expect(world.clock.pending()).toEqual([world.clock.now() + 1_000]);
    actor.stop();
    expect(world.clock.pending()).toEqual([]);
  });

  test('leaves a fault when it breaks, and the error surfaces', async () => {
    const world = newWorld();
    const actor = start(world);
    const uncaught = nextUncaught();
    actor.send({ type: 'door.push' });

    const error = new Error('the door fell');
    expect(await uncaught).toEqual(error);
    expect(told(world).slice(2)).toEqual([[3, 'fault', 'frontDoor broke', null, 'frontDoor']]);
    expect(world.trace.frames().at(-1)?.detail).toEqual(error);
  });

  test('is made in one place only', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.tsx?$/.test(path),
    );
    const makers = /\b(createActor|interpret|useMachine|useActorRef|useActor|createActorContext)\b/;

    expect(files.filter((path) => makers.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([
      'machines/start.ts',
    ]);
  });
});
