/** Tests a change that is applied at once, announced, and reversible. */
import { describe, expect, test } from 'vitest';
import { timings } from '#domain/timings.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import {
  type Made,
  type ReversibleChange,
  reversibleChangeMachine,
} from '#machines/editing/reversibleChangeMachine.ts';
import { failure } from '../endings.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const archive: ReversibleChange = { kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' };
const remove: ReversibleChange = { kind: 'remove', id: 'rival', name: 'rival.com', etag: '"r4"' };

const restore: ReversibleChange = { kind: 'restore', id: 'acme', name: 'Acme', etag: '"r2"' };

const nothing = { change: null, waiting: [], position: null, problem: null, held: false };
const archived = { ...nothing, change: archive, position: 7 };

const open = () => {
  const make = held<Made, ReversibleChange>();
  const takeBack = held<unknown, number>();
  const started = startMachine(
    reversibleChangeMachine.provide({ actors: { make: make.logic, takeBack: takeBack.logic } }),
  );
  return { ...started, make, takeBack };
};

const openMade = async () => {
  const started = open();
  started.actor.send({ type: 'change.ask', ...archive });
  await started.make.last().resolve({ position: 7 });
  return started;
};

describe(reversibleChangeMachine.id, () => {
  test('makes what is asked for, once, and reports it', async () => {
    const { actor, make } = open();
    expect(seen(actor)).toEqual({ state: 'resting', context: nothing, tags: [] });
    actor.send({ type: 'change.ask', ...archive });
    actor.send({ type: 'change.ask', ...archive });

    expect([seen(actor), make.asked.map(({ input }) => input)]).toEqual([
      { state: 'making', context: { ...nothing, change: archive }, tags: ['busy'] },
      [archive],
    ]);
    await make.last().resolve({ position: 7 });
    expect(seen(actor)).toEqual({ state: 'made', context: archived, tags: [] });
  });

  test('makes what is asked for while another change is under way after it, in order, and each once', async () => {
    const { actor, make } = open();
    for (const change of [archive, remove, restore, remove]) actor.send({ type: 'change.ask', ...change });
    expect(seen(actor).context).toEqual({ ...nothing, change: archive, waiting: [remove, restore] });
    await make.last().resolve({ position: 7 });
    expect(seen(actor)).toEqual({
      state: 'making',
      context: { ...nothing, change: remove, waiting: [restore] },
      tags: ['busy'],
    });
    await make.last().resolve({ position: 8 });
    await make.last().resolve({ position: 9 });

    expect([seen(actor), make.asked.map(({ input }) => input)]).toEqual([
      { state: 'made', context: { ...nothing, change: restore, position: 9 }, tags: [] },
      [archive, remove, restore],
    ]);
  });

  test('makes what is asked for while one is taken back, even the same once more', async () => {
    const { actor, make, takeBack } = await openMade();
    actor.send({ type: 'change.undo' });
    actor.send({ type: 'change.ask', ...archive });
    actor.send({ type: 'change.ask', ...archive });
    await takeBack.last().resolve(null);
    await make.last().resolve({ position: 9 });

    expect([seen(actor), make.asked.map(({ input }) => input)]).toEqual([
      { state: 'made', context: { ...archived, position: 9 }, tags: [] },
      [archive, archive],
    ]);
  });

  test('says at the end why one was not done, and makes what waited all the same', async () => {
    const { actor, make } = open();
    actor.send({ type: 'change.ask', ...archive });
    actor.send({ type: 'change.ask', ...remove });
    await make.last().reject(failure);
    expect(make.last().input).toEqual(remove);
    await make.last().resolve({ position: 8 });

    expect(seen(actor)).toEqual({
      state: 'refused',
      context: { ...nothing, change: remove, problem: refusalOf(failure) },
      tags: [],
    });
  });

  test('takes back what it has made, and reports that', async () => {
    const { actor, takeBack } = await openMade();
    actor.send({ type: 'change.undo' });
    expect([seen(actor), takeBack.last().input]).toEqual([
      { state: 'takingBack', context: archived, tags: ['busy'] },
      7,
    ]);
    await takeBack.last().resolve(null);

    expect(seen(actor)).toEqual({
      state: 'takenBack',
      context: archived,
      tags: [],
    });
  });

  test('says why it was not done, or not taken back', async () => {
    const problem = refusalOf(failure);
    const refused = (context: object) => ({ state: 'refused', context: { ...context, problem }, tags: [] });
    const first = open();
    first.actor.send({ type: 'change.ask', ...archive });
    await first.make.last().reject(failure);
    const second = await openMade();
    second.actor.send({ type: 'change.undo' });
    await second.takeBack.last().reject(failure);

    expect([seen(first.actor), seen(second.actor)]).toEqual([
      refused({ ...nothing, change: archive }),
      refused(archived),
    ]);
  });

  test('is ready for the next change whatever became of the last one', async () => {
    const made = await openMade();
    const takenBack = await openMade();
    takenBack.actor.send({ type: 'change.undo' });
    await takenBack.takeBack.last().resolve(null);
    const refused = open();
    refused.actor.send({ type: 'change.ask', ...archive });
    await refused.make.last().reject(failure);

    for (const { actor, make } of [made, takenBack, refused]) {
      actor.send({ type: 'change.ask', ...remove });
      expect([seen(actor), make.last().input]).toEqual([
        { state: 'making', context: { ...nothing, change: remove }, tags: ['busy'] },
        remove,
      ]);
    }
  });

  test('forgets what it reported when the notice is put away', async () => {
    const { actor } = await openMade();
    actor.send({ type: 'notice.dismiss' });
    actor.send({ type: 'change.undo' });

    expect(seen(actor)).toEqual({ state: 'resting', context: nothing, tags: [] });
  });

  test('offers no way back from what needed no change', async () => {
    const { actor, make, takeBack } = open();
    actor.send({ type: 'change.ask', ...archive });
    await make.last().resolve({ position: null });
    actor.send({ type: 'change.undo' });

    expect([seen(actor).state, takeBack.asked]).toEqual(['made', []]);
  });

  test('goes by itself after ten seconds, but not while somebody is at it', async () => {
    const { actor, world } = await openMade();
    await world.clock.advance(timings.changeNotice - 1);
    expect(seen(actor).state).toBe('made');
    actor.send({ type: 'notice.hold' });
    await world.clock.advance(3 * timings.changeNotice);
    expect(seen(actor)).toEqual({ state: 'made', context: { ...archived, held: true }, tags: [] });
    actor.send({ type: 'notice.release' });
    await world.clock.advance(timings.changeNotice - 1);
    expect(seen(actor).state).toBe('made');
    await world.clock.advance(1);
    expect(seen(actor)).toEqual({ state: 'resting', context: nothing, tags: [] });
  });

  test('reports what was taken back as long', async () => {
    const { actor, takeBack, world } = await openMade();
    actor.send({ type: 'notice.hold' });
    actor.send({ type: 'change.undo' });
    await takeBack.last().resolve(null);
    expect(seen(actor).context).toEqual(archived);
    actor.send({ type: 'notice.hold' });
    await world.clock.advance(2 * timings.changeNotice);
    actor.send({ type: 'notice.release' });
    expect(seen(actor).state).toBe('takenBack');
    await world.clock.advance(timings.changeNotice);
    expect(seen(actor)).toEqual({ state: 'resting', context: nothing, tags: [] });
  });
});
