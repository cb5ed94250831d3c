/** The rows of the tree of actors. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { treeRows } from '#ui/lab/charts/treeRows.ts';

const rows = (search = '') => {
  const world = newWorld();
  const first = startLifecycle(world, mobileMenuMachine, { id: 'first' });
  startLifecycle(world, mobileMenuMachine, { id: 'second' }).send({ type: 'menu.toggle' });
  first.stop();
  return treeRows(createRunReader()(world.trace.frames()), catalogue, search).map(
    ({ kind, name, state, events }) => [kind, name, state, events],
  );
};

describe('the tree of actors', () => {
  test('tells what runs, then what has ended, then every machine that has not run', () => {
    expect(rows()).toEqual([
      ['running', 'second', 'opening', 1],
      ['ended', 'first', 'closed', 0],
      ...catalogue.filter(({ id }) => id !== 'mobileMenu').map(({ id }) => ['unborn', id, '', 0]),
    ]);
  });

  test.each([
    ['opening', ['second']],
    ['MOBILEMENU', ['second', 'first']],
    ['sign-up page', ['registration']],
    ['nothing like it', []],
  ])('finds %s by name, title, machine or state', (search, names) => {
    expect(rows(search).map(([, name]) => name)).toEqual(names);
  });
});
