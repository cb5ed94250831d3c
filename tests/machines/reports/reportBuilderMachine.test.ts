/** Tests the report builder: its steps, and a preview that follows them. */
import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { timings } from '#domain/timings.ts';
import { movedSection } from '#machines/reports/draftSteps.ts';
import { reportBuilderMachine } from '#machines/reports/reportBuilderMachine.ts';
import { draftOf, fieldsOfDraft, type ReportDraft } from '#machines/reports/reportDraft.ts';
import { reportSection } from '#tests/support/reportSection.ts';
import { contentOf } from '#tests/ui/parts/reports/reportContent.ts';
import { failure } from '../endings.ts';
import { held, startMachine } from '../machineHarness.ts';

const blank: ReportDraft = {
  name: 'Monthly report',
  title: '',
  period: { kind: 'fixed', from: '2026-02-01', to: '2026-02-28' },
  compare: 'year',
  filters: '',
  sections: [],
  recipients: ['jo@example.com', 'kim@example.com'],
  subject: '',
  message: 'Hello',
  needs_review: true,
  requires_comment: false,
};

const titled = (title: string): ReportDraft => ({ ...blank, title });

const open = () => {
  const preview = held<ReportContent, ReportDraft>();
  const kept: string[] = [];
  const { actor, world } = startMachine(
    reportBuilderMachine.provide({
      actors: { preview: preview.logic },
      actions: { keepDraft: ({ context }) => kept.push(context.draft.title) },
    }),
    { draft: blank },
  );
  const change = (title: string, about: string | null = null) =>
    actor.send({ type: 'draft.change', draft: titled(title), about });
  const title = () => actor.getSnapshot().context.draft.title;
  const state = () => actor.getSnapshot().value;
  return { actor, world, preview, kept, change, title, state };
};

describe(reportBuilderMachine.id, () => {
  test('letters of one field are one step, other changes are steps of their own, and steps lead back and forth', () => {
    const { actor, change, title, kept } = open();
    change('F', 'title');
    change('Fe', 'title');
    change('Feb');
    actor.send({ type: 'step.undo' });
    expect(title()).toBe('Fe');
    actor.send({ type: 'step.undo' });
    expect(title()).toBe('');
    actor.send({ type: 'step.undo' });
    actor.send({ type: 'step.redo' });
    actor.send({ type: 'step.redo' });
    expect(title()).toBe('Feb');
    expect(kept).toEqual(['F', 'Fe', 'Feb', 'Fe', '', '', 'Fe', 'Feb']);
    actor.send({ type: 'draft.replace', draft: titled('Theirs') });
    actor.send({ type: 'step.undo' });
    expect(title()).toBe('Theirs');
  });

  test('the preview follows once nobody types, and what was asked for before is dropped', async () => {
    const { actor, world, preview, change, state } = open();
    const first = preview.last();
    change('F', 'title');
    expect([state(), first.signal.aborted]).toEqual(['waiting', true]);
    world.clock.advance(timings.inputSettle - 1);
    change('Fe', 'title');
    world.clock.advance(timings.inputSettle - 1);
    expect(state()).toBe('waiting');
    world.clock.advance(1);
    expect([state(), actor.getSnapshot().hasTag('stale'), preview.last().input.title]).toEqual([
      'drawing',
      true,
      'Fe',
    ]);
    await preview.last().resolve(contentOf([]));
    expect([state(), actor.getSnapshot().hasTag('stale')]).toEqual(['shown', false]);
  });

  test('a preview that fails says why, keeps the one before, and can be asked for again', async () => {
    const { actor, world, preview, change, state } = open();
    await preview.last().resolve(contentOf([]));
    change('F');
    world.clock.advance(timings.inputSettle);
    await preview.last().reject(failure);
    const { content, problem } = actor.getSnapshot().context;
    expect([state(), content, problem?.message]).toEqual(['failed', contentOf([]), failure.message]);
    actor.send({ type: 'preview.retry' });
    expect(state()).toBe('drawing');
  });
});

describe('a draft', () => {
  test('survives as the fields that a form holds against a colleague’s', () => {
    expect(draftOf(fieldsOfDraft(blank))).toEqual(blank);
    expect(() => draftOf({ ...fieldsOfDraft(blank), sections: '[{"id":7}]' })).toThrow();
  });

  test('has its sections moved within their list', () => {
    const three = ['a', 'b', 'c'].map((id) => reportSection(id, 'text'));
    const moved = (id: string, by: number) => movedSection(three, id, by).map(({ id: one }) => one);

    expect([moved('a', 1), moved('c', -9), moved('b', 9), moved('x', 1)]).toEqual([
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
      ['a', 'c', 'b'],
      ['a', 'b', 'c'],
    ]);
  });
});
