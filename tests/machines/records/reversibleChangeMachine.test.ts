/** A change that is made at once, told, and can be taken back. */
import { describe, expect, test } from 'vitest';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { failure } from '../endings.ts';
import { held, onStage, seen } from '../stage.ts';

const archive: ReversibleChange = { kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' };
const remove: ReversibleChange = { kind: 'remove', id: 'rival', name: 'rival.com', etag: '"r4"' };

const open = () => {
  const make = held<unknown, ReversibleChange>();
  const takeBack = held<unknown, ReversibleChange>();
  const stage = onStage(
    reversibleChangeMachine.provide({ actors: { make: make.logic, takeBack: takeBack.logic } }),
  );
  return { ...stage, make, takeBack };
};

const openMade = async () => {
  const stage = open();
  stage.actor.send({ type: 'change.ask', ...archive });
  await stage.make.last().resolve(null);
  return stage;
};

describe(reversibleChangeMachine.id, () => {
  test('makes what is asked for, one at a time, and tells it', async () => {
    const { actor, make } = open();
    expect(seen(actor)).toEqual({ state: 'resting', context: { change: null, problem: null }, tags: [] });
    actor.send({ type: 'change.ask', ...archive });
    actor.send({ type: 'change.ask', ...remove });

    expect([seen(actor), make.asked.map(({ input }) => input)]).toEqual([
      { state: 'making', context: { change: archive, problem: null }, tags: ['busy'] },
      [archive],
    ]);
    await make.last().resolve(null);
    expect(seen(actor)).toEqual({ state: 'made', context: { change: archive, problem: null }, tags: [] });
  });

  test('takes back what it has made, and tells that', async () => {
    const { actor, takeBack } = await openMade();
    actor.send({ type: 'change.undo' });
    expect([seen(actor), takeBack.last().input]).toEqual([
      { state: 'takingBack', context: { change: archive, problem: null }, tags: ['busy'] },
      archive,
    ]);
    await takeBack.last().resolve(null);

    expect(seen(actor)).toEqual({
      state: 'takenBack',
      context: { change: archive, problem: null },
      tags: [],
    });
  });

  test('says why it was not done, or not taken back', async () => {
    const refused = { state: 'refused', context: { change: archive, problem: failure.message }, tags: [] };
    const first = open();
    first.actor.send({ type: 'change.ask', ...archive });
    await first.make.last().reject(failure);
    const second = await openMade();
    second.actor.send({ type: 'change.undo' });
    await second.takeBack.last().reject(failure);

    expect([seen(first.actor), seen(second.actor)]).toEqual([refused, refused]);
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
        { state: 'making', context: { change: remove, problem: null }, tags: ['busy'] },
        remove,
      ]);
    }
  });

  test('forgets what it told when the notice is put away', async () => {
    const { actor } = await openMade();
    actor.send({ type: 'notice.dismiss' });
    actor.send({ type: 'change.undo' });

    expect(seen(actor)).toEqual({ state: 'resting', context: { change: null, problem: null }, tags: [] });
  });
});
