/** Tests the chart that describes a machine. */
import { describe, expect, test } from 'vitest';
import { type AnyStateNode, and, createMachine, not, or, stateIn } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { ChartState } from '#machines/chart.ts';
import { chartOf } from '#machines/chartOf.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { everythingMachine } from './everythingMachine.ts';

const plain = { description: '', tags: [], entry: [], exit: [], invokes: [], initial: null };

const state = (id: string, parts: Partial<ChartState>): ChartState => ({
  ...plain,
  id,
  key: id.split('.').at(-1) ?? '',
  kind: 'atomic',
  parent: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  ...parts,
});

const way = (source: string, eventType: string, index = 0) => ({
  id: `${source}|${eventType}|${index}`,
  source,
  guard: null,
  actions: [],
  targets: [],
  reenter: false,
});

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const byId = catalogue.map((entry) => [entry.id, entry] as const);

describe('a chart', () => {
  test('reports a small machine of the product whole', () => {
    expect(chartOf(landingLoaderMachine)).toEqual({
      id: 'landingLoader',
      states: [
        state('landingLoader', {
          kind: 'compound',
          description: 'The first moment of the landing page.',
          initial: 'landingLoader.loading',
        }),
        state('landingLoader.loading', {
          description: 'The page says that it loads, for 100 ms; its content is already there, below.',
          tags: ['busy'],
        }),
        state('landingLoader.shown', { description: 'The landing page itself is seen, until it is left.' }),
      ],
      transitions: [
        {
          ...way('landingLoader.loading', 'xstate.after.landingLoader.landingLoader.loading'),
          trigger: { kind: 'delay', name: 'landingLoader', milliseconds: 100 },
          targets: ['landingLoader.shown'],
        },
      ],
    });
  });

  test('reports every kind of state, with what it does on the way in and out', () => {
    expect(chartOf(everythingMachine).states).toEqual([
      state('everything', {
        kind: 'compound',
        description: 'One of everything.',
        initial: 'everything.idle',
      }),
      state('everything.idle', { description: 'Waits.', entry: ['note'], exit: ['tidy', 'inline'] }),
      state('everything.both', { kind: 'parallel', tags: ['busy', 'open'] }),
      state('everything.both.left', { kind: 'compound', initial: 'everything.both.left.one' }),
      state('everything.both.left.one', {}),
      state('everything.both.left.two', { kind: 'final' }),
      state('everything.both.right', {
        kind: 'compound',
        invokes: [{ id: 'work', src: 'work' }],
        initial: 'everything.both.right.one',
      }),
      state('everything.both.right.one', {}),
      state('everything.both.right.two', { kind: 'final' }),
      state('everything.both.right.memory', { kind: 'deepHistory' }),
      state('everything.over', { kind: 'final' }),
    ]);
  });

  test('names combined guards the same when a build has shortened the names of functions', () => {
    const shortened = <Guard extends object>(guard: Guard): Guard =>
      Object.defineProperty(guard, 'name', { value: 't' });
    const guard = shortened(
      and([shortened(not('isReady')), shortened(or(['isWilling', shortened(stateIn('a'))]))]),
    );
    const machine = createMachine({ id: 'combined', on: { go: { guard } } } as never);

    expect(chartOf(machine).transitions.map((transition) => transition.guard)).toEqual([
      'and(not(isReady), or(isWilling, stateIn))',
    ]);
  });

  test('reports every kind of transition, in the order in which guards are asked', () => {
    const { transitions } = chartOf(everythingMachine);
    const both = 'everything.both';

    expect(transitions).toEqual([
      {
        ...way('everything', 'all'),
        trigger: { kind: 'event', event: 'all' },
        targets: [`${both}.left.two`, `${both}.right.one`],
      },
      {
        ...way('everything.idle', 'go'),
        trigger: { kind: 'event', event: 'go' },
        guard: 'and(isReady, isWilling)',
        actions: ['note'],
        targets: [both],
      },
      {
        ...way('everything.idle', 'go', 1),
        trigger: { kind: 'event', event: 'go' },
        targets: ['everything.idle'],
        reenter: true,
      },
      { ...way('everything.idle', 'stay'), trigger: { kind: 'event', event: 'stay' } },
      {
        ...way('everything.idle', 'back'),
        trigger: { kind: 'event', event: 'back' },
        targets: ['everything.idle'],
      },
      {
        ...way('everything.idle', 'xstate.after.soon.everything.idle'),
        trigger: { kind: 'delay', name: 'soon', milliseconds: 50 },
        targets: [both],
      },
      {
        ...way('everything.idle', 'xstate.after.later.everything.idle'),
        trigger: { kind: 'delay', name: 'later', milliseconds: null },
        actions: ['note'],
      },
      {
        ...way(both, `xstate.done.state.${both}`),
        trigger: { kind: 'done', of: both },
        targets: ['everything.over'],
      },
      {
        ...way(`${both}.left.one`, ''),
        trigger: { kind: 'always' },
        guard: 'isReady',
        targets: [`${both}.left.two`],
      },
      {
        ...way(`${both}.right`, 'xstate.done.actor.work'),
        trigger: { kind: 'done', of: 'work' },
        targets: [`${both}.right.two`],
      },
      {
        ...way(`${both}.right`, 'xstate.error.actor.work'),
        trigger: { kind: 'error', of: 'work' },
        targets: ['everything.over'],
      },
      { ...way(`${both}.right.memory`, ''), trigger: { kind: 'always' }, targets: [`${both}.right.one`] },
    ]);
  });

  test.each(byId)(
    '%s: has every state and every transition of the definition, and is plain data',
    (_, { machine }) => {
      const chart = chartOf(machine);
      const nodes = nodesOf(machine.root);
      const known = new Set(nodes.map(({ id }) => id));
      const count = nodes
        .map(({ transitions, always = [] }) => [...transitions.values()].flat().length + always.length)
        .reduce((sum, more) => sum + more, 0);

      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
      expect(chart.states.map(({ id }) => id)).toEqual([...known]);
      expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(count);
      expect(
        chart.transitions
          .flatMap(({ source, targets }) => [source, ...targets])
          .filter((id) => !known.has(id)),
      ).toEqual([]);
    },
  );
});
