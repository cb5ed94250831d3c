/** A form over something that several people may change. */
import { describe, expect, test } from 'vitest';
import { type RecordVersion, recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import type { SaveResult } from '#machines/records/saveResult.ts';
import { failure } from '../endings.ts';
import { held, onStage, seen } from '../stage.ts';

const mine: RecordVersion = { fields: { name: 'Acme Shoes' }, etag: '"r1"' };
const theirs: RecordVersion = { fields: { name: 'Acme Boots' }, etag: '"r2"' };

const open = () => {
  const save = held<SaveResult, RecordVersion>();
  const loadTheirs = held<RecordVersion>();
  const told: string[] = [];
  const stage = onStage(
    recordEditorMachine.provide({
      actors: { save: save.logic, loadTheirs: loadTheirs.logic },
      actions: { showTheirs: () => told.push('theirs'), leave: () => told.push('left') },
    }),
  );
  return { ...stage, save, loadTheirs, told };
};

const openConflicted = async () => {
  const stage = open();
  stage.actor.send({ type: 'form.submit', ...mine });
  await stage.save.last().resolve('stale');
  await stage.loadTheirs.last().resolve(theirs);
  return stage;
};

describe(recordEditorMachine.id, () => {
  test('saves what was typed under the version it was read with, and leaves', async () => {
    const { actor, save, told } = open();
    actor.send({ type: 'form.submit', ...mine });
    expect([seen(actor).tags, save.last().input, told]).toEqual([['busy'], mine, []]);
    await save.last().resolve('saved');

    expect([actor.getSnapshot().value, told]).toEqual(['saved', ['left']]);
  });

  test('comes back with the reason when it is refused', async () => {
    const { actor, save, told } = open();
    actor.send({ type: 'form.submit', ...mine });
    await save.last().reject(failure);

    expect([seen(actor), told]).toEqual([
      {
        state: 'editing',
        context: { mine, theirs: null, problem: { message: failure.message } },
        tags: [],
      },
      [],
    ]);
  });

  test('shows both versions when someone else was faster, and saves mine over theirs when asked', async () => {
    const { actor, save } = await openConflicted();
    expect(seen(actor)).toEqual({ state: 'conflicted', context: { mine, theirs, problem: null }, tags: [] });
    actor.send({ type: 'conflict.keepMine' });

    expect(save.last().input).toEqual({ fields: mine.fields, etag: '"r2"' });
  });

  test('goes on from theirs when asked', async () => {
    const { actor, told } = await openConflicted();
    actor.send({ type: 'conflict.takeTheirs' });

    expect([seen(actor), told]).toEqual([
      { state: 'editing', context: { mine: null, theirs: null, problem: null }, tags: [] },
      ['theirs'],
    ]);
  });
});
