/** Tests the rows of the tree of actors. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { treeRows } from '#ui/lab/charts/ActorTree.tsx';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { framesOfLeaving } from '#ui/lab/leftPage.ts';
import { createTrace } from '#world/createTrace.ts';
import type { Frame } from '#world/trace.ts';

const rows = (search = '') => {
  const world = newWorld();
  const first = startLifecycle(world, mobileMenuMachine, { id: 'first' });
  startLifecycle(world, mobileMenuMachine, { id: 'second' }).send({ type: 'menu.toggle' });
  first.stop();
  return treeRows(createRunReader()(world.trace.frames()), catalogue, { search, open: new Set() }).map(
    ({ kind, name, state, events }) => [kind, name, state, events],
  );
};

describe('the tree of actors', () => {
  test('has the six best known lifecycles first, then what ran, and folds every machine that has not run', () => {
    expect(rows()).toEqual([
      ['unborn', 'Authentication', '', 0],
      ['unborn', 'Checkout', '', 0],
      ['unborn', 'Sign-up and redirect', '', 0],
      ['unborn', 'Testimonials', '', 0],
      ['unborn', 'Support chat', '', 0],
      ['running', 'Mobile menu · second', 'opening', 1],
      ['ended', 'Mobile menu · first', 'closed', 0],
      ['fold', 'Not run yet', '', 0],
    ]);
    const unfolded = treeRows([], catalogue, { search: '', open: new Set(['unborn'] as const) });
    expect(
      unfolded
        .map(({ machine }) => machine ?? '')
        .filter(Boolean)
        .sort(),
    ).toEqual(catalogue.map(({ id }) => id).sort());
  });

  test('names an instance by the page that it belongs to', () => {
    const world = newWorld();
    startLifecycle(world, reversibleChangeMachine, { id: 'reversibleChange', page: '/clients' });
    const shown = treeRows(createRunReader()(world.trace.frames()), catalogue, {
      search: 'way back',
      open: new Set(),
    });
    expect(shown.map(({ name }) => name)).toEqual(['Change with a way back · clients']);
  });

  test.each([
    ['opening', ['Mobile menu · second']],
    ['MOBILEMENU', ['Mobile menu · second', 'Mobile menu · first']],
    ['sign-up and', ['Sign-up and redirect']],
    ['landingLoader', ['Landing loader']],
    ['nothing like it', []],
  ])('finds %s by name, title, machine or state', (search, names) => {
    expect(rows(search).map(([, name]) => name)).toEqual(names);
  });
});

describe('what ran before a reload', () => {
  const page = (before: readonly Frame[]) => {
    const world = newWorld();
    const trace = createTrace({ ...world, after: before.at(-1)?.number ?? 0, realTime: () => 0 });
    const next = { ...world, trace };
    startLifecycle(next, mobileMenuMachine, { id: 'menu' }).send({ type: 'menu.toggle' });
    return [...before, ...trace.frames()];
  };

  const shown = (frames: readonly Frame[], isUnfolded: boolean) =>
    treeRows(createRunReader()(frames), [], {
      search: '',
      open: new Set(isUnfolded ? (['before'] as const) : []),
    }).map(({ kind, level, name, state, about }) => [kind, level, name, state || about]);

  test('is folded under one row, however often the page was loaded anew', () => {
    const world = newWorld();
    const leave = (frames: readonly Frame[]) => [...frames, ...framesOfLeaving(frames, world)];
    const frames = page(leave(page(leave(page([])))));

    expect(shown(frames, false)).toEqual([
      ['running', 1, 'menu', 'opening'],
      ['fold', 1, 'Before the reload', '2 actors'],
    ]);
    expect(shown(frames, true)).toEqual([
      ['running', 1, 'menu', 'opening'],
      ['fold', 1, 'Before the reload', '2 actors'],
      ['ended', 2, 'menu', 'opening'],
      ['ended', 2, 'menu', 'opening'],
    ]);
  });
});
