/** Tests a form over data that several people may change. */
import { describe, expect, test } from 'vitest';
import type { NonReducibleUnknown } from 'xstate';
import {
  type EditedVersion,
  type EditFormEvent,
  editFormMachine,
  type FoundVersion,
  type LostVersion,
} from '#machines/editing/editFormMachine.ts';
import type { SaveResult } from '#machines/editing/saveResult.ts';
import { failure } from '../endings.ts';
import { held, heldCallback, seen, startMachine } from '../machineHarness.ts';

const before = { name: 'Acme', industry: 'Retail' };
const mine: EditedVersion = { fields: { name: 'Acme Shoes', industry: 'Retail' }, etag: '"r1"' };
const theirs: EditedVersion = { fields: { name: 'Acme Boots', industry: 'Fashion' }, etag: '"r2"' };
const lost: LostVersion = {
  lost: { deed: 'archived', by: 'Nora Berg', at: '2026-03-02T09:00:00.000Z' },
  mayRestore: true,
};

const open = () => {
  const save = held<SaveResult, EditedVersion>();
  const loadTheirs = held<FoundVersion, NonReducibleUnknown>();
  const restore = held<unknown, NonReducibleUnknown>();
  const told: unknown[] = [];
  const started = startMachine(
    editFormMachine.provide({
      actors: { save: save.logic, loadTheirs: loadTheirs.logic, restore: restore.logic },
      actions: {
        showChosen: ({ context, event }) => told.push([event, context.theirs?.etag]),
        leave: () => told.push('left'),
      },
    }),
  );
  return { ...started, save, loadTheirs, restore, told };
};

const openStale = async (found: FoundVersion) => {
  const started = open();
  started.actor.send({ type: 'form.submit', ...mine, before });
  await started.save.last().resolve('stale');
  await started.loadTheirs.last().resolve(found);
  return started;
};

const untouched = { mine: null, before: {}, theirs: null, loss: null, problem: null };

describe(editFormMachine.id, () => {
  test('saves what was typed under the version it was read with, and leaves', async () => {
    const { actor, save, told } = open();
    actor.send({ type: 'form.submit', ...mine });
    expect([seen(actor).tags, save.last().input, told]).toEqual([['busy'], mine, []]);
    await save.last().resolve('saved');

    expect([actor.getSnapshot().value, told]).toEqual(['saved', ['left']]);
  });

  test('comes back with the reason when it is refused', async () => {
    const { actor, save, told } = open();
    actor.send({ type: 'form.submit', ...mine, before });
    await save.last().reject(failure);

    expect([seen(actor), told]).toEqual([
      {
        state: 'editing',
        context: { ...untouched, mine, before, problem: { message: failure.message } },
        tags: [],
      },
      [],
    ]);
  });

  test.each([
    ['saved it', { error: null }, 'saved', null],
    ['refused it', { error: { message: 'User not found' } }, 'editing', { message: 'User not found' }],
    ['found it changed', { error: { message: 'It was changed.', isStale: true } }, 'comparing', null],
  ] as const)('hears from another actor that it %s', (_, outcome, state, problem) => {
    const save = heldCallback<EditFormEvent, EditedVersion>();
    const left: string[] = [];
    const { actor } = startMachine(
      editFormMachine.provide({
        actors: { save: save.logic, loadTheirs: held<FoundVersion, NonReducibleUnknown>().logic },
        actions: { leave: () => left.push('left') },
      }),
    );
    actor.send({ type: 'form.submit', ...mine, before });
    save.last().tell({ type: 'save.answered', outcome });

    expect([save.last().input, seen(actor).state, actor.getSnapshot().context.problem, left]).toEqual([
      mine,
      state,
      problem,
      state === 'saved' ? ['left'] : [],
    ]);
    expect(save.last().isStopped()).toBe(true);
  });

  test('shows all three versions when someone else was faster, and saves what was chosen over theirs', async () => {
    const { actor, save, told } = await openStale(theirs);
    expect(seen(actor)).toEqual({
      state: 'conflicted',
      context: { ...untouched, mine, before, theirs },
      tags: [],
    });
    const fields = { name: 'Acme Shoes', industry: 'Fashion' };
    const event = { type: 'conflict.resolve', fields } as const;
    actor.send(event);

    expect([save.last().input, told]).toEqual([{ fields, etag: '"r2"' }, [[event, '"r2"']]]);
    expect(actor.getSnapshot().context.before).toEqual(theirs.fields);
    await save.last().reject(failure);
    expect(actor.getSnapshot().context.mine).toEqual({ fields, etag: '"r2"' });
  });

  test('goes on from theirs when all of it was chosen: there is nothing to save', async () => {
    const { actor, save, told } = await openStale(theirs);
    const event = { type: 'conflict.resolve', fields: theirs.fields } as const;
    actor.send(event);

    expect([actor.getSnapshot().value, told, save.asked.length]).toEqual(['editing', [[event, '"r2"']], 1]);
  });

  test('goes back to the form as it was when nothing is chosen', async () => {
    const { actor, told } = await openStale(theirs);
    actor.send({ type: 'conflict.leave' });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.theirs, told]).toEqual([
      'editing',
      null,
      [],
    ]);
  });

  test('reports who took it away, brings it back, and holds the form against it', async () => {
    const { actor, restore, loadTheirs } = await openStale(lost);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.loss]).toEqual(['lost', lost]);
    actor.send({ type: 'loss.restore' });
    await restore.last().reject(failure);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual([
      'lost',
      { message: failure.message },
    ]);
    actor.send({ type: 'loss.restore' });
    await restore.last().resolve(undefined);
    await loadTheirs.last().resolve(theirs);

    expect(seen(actor)).toEqual({
      state: 'conflicted',
      context: { ...untouched, mine, before, theirs },
      tags: [],
    });
  });

  test('keeps the form when what was taken away stays away', async () => {
    const { actor, told } = await openStale(lost);
    actor.send({ type: 'conflict.leave' });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.loss, told]).toEqual([
      'editing',
      null,
      [],
    ]);
  });
});
