/** Tests telling the changes of charts. */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/chartOf.ts';
import { chartDiff } from '#ui/lab/charts/chartDiff.ts';

const door = (states: object) => chartOf(createMachine({ id: 'door', initial: 'shut', states } as never));

const before = door({ shut: { on: { push: 'open', lock: 'locked' } }, open: {}, locked: {} });
const after = door({ shut: { on: { push: 'ajar', lock: 'locked' } }, ajar: {}, locked: { tags: ['safe'] } });

test('states and transitions that are new, gone or changed are reported by chart', () => {
  expect(chartDiff([before], [after]).map((line) => line.replace(/ \{.*/, ''))).toEqual([
    'door',
    '  + door.ajar',
    '  - door.open',
    '  ~ door.locked',
    '    door.locked',
    '  ~ door.shut: push → door.open',
    '    door.shut: push → door.ajar',
  ]);
});

test('charts that are new or gone are reported by name, and equal ones not at all', () => {
  const other = chartOf(createMachine({ id: 'lamp' }));
  expect([chartDiff([before], [before, other]), chartDiff([other, before], [before])]).toEqual([
    ['+ lamp'],
    ['- lamp'],
  ]);
});
