/** Tests exporting a chart as a module that XState runs. */
import { describe, expect, test } from 'vitest';
import * as xstate from 'xstate';
import { type AnyStateMachine, createActor } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { toModule } from '#ui/lab/charts/exports/toModule.ts';

const imported = (source: string): AnyStateMachine => {
  const body = source
    .replace(/^import (\{.*\}) from 'xstate';$/m, 'const $1 = xstate;')
    .replace('export const machine =', 'return');
  return new Function('xstate', body)(xstate);
};

const machines = [...catalogue.map(({ machine }) => machine), everythingMachine].map(
  (machine) => [machine.id, machine] as const,
);

describe('a module of a chart', () => {
  test.each(machines)('%s: starts in a bare actor, with the same chart', (_, machine) => {
    const chart = chartOf(machine);
    const read = imported(toModule(chart));
    const errors: unknown[] = [];
    const actor = createActor(read);
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();

    expect([errors, actor.getSnapshot().status === 'error']).toEqual([[], false]);
    actor.stop();
    const guardsOf = (told: AnyStateMachine) =>
      chartOf(told).transitions.map(({ source, guard, targets }) => ({ source, guard, targets }));
    expect(guardsOf(read)).toEqual(guardsOf(machine));
  });

  test('names what is injected, and asks combined guards as the product does', () => {
    const source = toModule({
      id: 'try',
      states: [
        {
          id: 'try',
          key: 'try',
          kind: 'atomic',
          parent: null,
          description: '',
          tags: [],
          entry: ['note'],
          exit: [],
          invokes: [{ id: 'a', src: 'ask' }],
          initial: null,
        },
      ],
      transitions: [
        {
          id: 'try|GO|0',
          source: 'try',
          trigger: { kind: 'event', event: 'GO' },
          guard: 'and(isPaid, not(isOld))',
          actions: [],
          targets: [],
          reenter: false,
        },
      ],
    });

    expect(source.split('\n').slice(2, 15)).toEqual([
      "import { and, not, fromPromise, setup } from 'xstate';",
      '',
      'export const machine = setup({',
      '  actors: {',
      '    "ask": fromPromise(() => new Promise(() => {})),',
      '  },',
      '  guards: {',
      '    "isOld": () => false,',
      '    "isPaid": () => false,',
      '  },',
      '  actions: {',
      '    "note": () => {},',
      '  },',
    ]);
    expect(source).toContain('"guard": and(["isPaid", not("isOld")])');
  });
});
