/** Tests the layout of a dashboard during editing. */
import { describe, expect, test } from 'vitest';
import type { Widget } from '#domain/dashboards/widget.ts';
import { dashboardEditorMachine } from '#machines/dashboards/dashboardEditorMachine.ts';
import type { KeptLayout } from '#machines/dashboards/layoutSteps.ts';
import type { SaveResult } from '#machines/editing/saveResult.ts';
import { failure } from '../endings.ts';
import { held, startMachine } from '../machineHarness.ts';

const widget = (id: string): Widget => ({
  id,
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row: 0, width: 3, height: 2 },
});
const [one, two] = [[widget('one')], [widget('two')]];
const base: KeptLayout = { widgets: [], etag: '"r1"' };
const theirs: KeptLayout = { widgets: [widget('theirs')], etag: '"r2"' };

const open = () => {
  const save = held<SaveResult, KeptLayout>();
  const loadTheirs = held<KeptLayout>();
  const told: string[] = [];
  const { actor } = startMachine(
    dashboardEditorMachine.provide({
      actors: { save: save.logic, loadTheirs: loadTheirs.logic },
      actions: {
        keepDraft: ({ context }) => told.push(`draft ${context.draft.map(({ id }) => id).join()}`),
        dropDraft: () => told.push('no draft'),
        tellSaved: () => told.push('saved'),
      },
    }),
  );
  const draft = () => actor.getSnapshot().context.draft;
  const state = () => actor.getSnapshot().value;
  actor.send({ type: 'edit.start', ...base });
  return { actor, save, loadTheirs, told, draft, state };
};

const openConflicted = async () => {
  const started = open();
  started.actor.send({ type: 'layout.change', widgets: one });
  started.actor.send({ type: 'layout.save' });
  await started.save.last().resolve('stale');
  await started.loadTheirs.last().resolve(theirs);
  return started;
};

describe(dashboardEditorMachine.id, () => {
  test('takes steps, and goes back and forth along them', () => {
    const { actor, draft, told } = open();
    actor.send({ type: 'layout.change', widgets: one });
    actor.send({ type: 'layout.change', widgets: one });
    actor.send({ type: 'layout.change', widgets: two });
    actor.send({ type: 'step.undo' });
    expect(draft()).toEqual(one);
    actor.send({ type: 'step.undo' });
    actor.send({ type: 'step.undo' });
    expect(draft()).toEqual([]);
    actor.send({ type: 'step.redo' });
    expect(draft()).toEqual(one);
    actor.send({ type: 'layout.change', widgets: two });
    actor.send({ type: 'step.redo' });
    expect(draft()).toEqual(two);
    expect(told.slice(0, 3)).toEqual(['draft one', 'draft one', 'draft two']);
  });

  test('saves under the version that it began with, and reports', async () => {
    const { actor, save, state, told } = open();
    actor.send({ type: 'layout.change', widgets: one });
    actor.send({ type: 'layout.save' });
    expect(save.last().input).toEqual({ widgets: one, etag: '"r1"' });
    await save.last().resolve('saved');
    expect([state(), told]).toEqual(['viewing', ['draft one', 'no draft', 'saved']]);
  });

  test('has nothing to save where nothing differs, and goes on with a draft that was left, and its steps', () => {
    const { actor, state, draft } = open();
    actor.send({ type: 'layout.save' });
    expect(state()).toBe('viewing');
    actor.send({ type: 'edit.start', ...base, left: { draft: two, past: [one], future: [] } });
    expect(draft()).toEqual(two);
    actor.send({ type: 'step.undo' });
    expect(draft()).toEqual(one);
    actor.send({ type: 'step.redo' });
    expect(draft()).toEqual(two);
    actor.send({ type: 'layout.discard' });
    expect([state(), draft()]).toEqual(['viewing', []]);
  });

  test('keeps the draft when it is refused, until it is changed or tried again', async () => {
    const { actor, save, state, draft } = open();
    actor.send({ type: 'layout.change', widgets: one });
    actor.send({ type: 'layout.save' });
    await save.last().reject(failure);
    expect([state(), draft(), actor.getSnapshot().context.problem?.message]).toEqual([
      'failed',
      one,
      failure.message,
    ]);
    actor.send({ type: 'layout.save' });
    expect(state()).toBe('saving');
  });

  test('shows what someone else saved, and saves what was made of both over it', async () => {
    const { actor, save, state, draft, told } = await openConflicted();
    expect([state(), actor.getSnapshot().context.theirs]).toEqual(['conflicted', theirs]);
    const both = [...one, ...theirs.widgets];
    actor.send({ type: 'conflict.resolve', widgets: both });
    expect([save.last().input, told.at(-1)]).toEqual([{ widgets: both, etag: '"r2"' }, 'draft one,theirs']);
    await save.last().reject(failure);
    expect([state(), draft()]).toEqual(['failed', both]);
    actor.send({ type: 'step.undo' });
    expect([state(), draft()]).toEqual(['editing', one]);
  });

  test('takes theirs, or leaves both as they are for now', async () => {
    const taken = await openConflicted();
    taken.actor.send({ type: 'conflict.takeTheirs' });
    expect([taken.state(), taken.told.at(-1)]).toEqual(['viewing', 'no draft']);
    const left = await openConflicted();
    left.actor.send({ type: 'conflict.leave' });
    expect([left.state(), left.draft()]).toEqual(['editing', one]);
  });

  test('does not lose the draft when what they saved does not come', async () => {
    const { actor, save, loadTheirs, state, draft } = open();
    actor.send({ type: 'layout.change', widgets: one });
    actor.send({ type: 'layout.save' });
    await save.last().resolve('stale');
    await loadTheirs.last().reject(failure);
    expect([state(), draft()]).toEqual(['failed', one]);
  });
});
