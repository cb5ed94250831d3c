/** Tests reading versions of a chart from files, and their changes. */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { toConfig } from '#ui/lab/charts/exports/toConfig.ts';
import { toModule } from '#ui/lab/charts/exports/toModule.ts';
import { readVersion, versionChanges } from '#ui/lab/charts/VersionPart.tsx';

const charts = [...catalogue.map(({ machine }) => machine), everythingMachine].map(
  (machine) => [machine.id, chartOf(machine)] as const,
);

test.each(charts)('%s: neither its exported config nor its module differs from it', (_, chart) => {
  const read = [JSON.stringify(toConfig(chart)), toModule(chart)].map(readVersion);

  expect(read.map((version) => version && versionChanges(chart, version, null))).toEqual([[], []]);
});

const lamp = (delay: number, to: string) =>
  chartOf(
    createMachine(
      {
        id: 'lamp',
        initial: 'off',
        states: { off: { on: { press: to } }, on: { after: { glow: 'off' } }, dim: {} },
      } as never,
      { delays: { glow: delay } },
    ),
  );

test('changes have the ids of the chart at work, whose delays have names', () => {
  const earlier = readVersion(JSON.stringify(toConfig(lamp(500, 'dim'))));
  if (earlier === null) throw new Error('not read');
  const kinds = versionChanges(lamp(500, 'on'), earlier, null).map(({ kind, id }) => [kind, id]);
  const delayed = versionChanges(lamp(900, 'dim'), earlier, null).map(({ kind, id }) => [kind, id]);

  expect(kinds).toEqual([['changed', 'lamp.off|press|0']]);
  expect(delayed).toEqual([
    ['new', 'lamp.on|xstate.after.glow.lamp.on|0'],
    ['gone', 'lamp.on|xstate.after.500.lamp.on|0'],
  ]);
});

test.each([
  ['no JSON', '{'],
  ['another program', 'createMachine(alert(1));'],
  ['another document', '[{"id":"lamp"}]'],
  [
    'a state that leads nowhere',
    '{"id":"lamp","initial":"off","states":{"off":{"on":{"press":"elsewhere"}}}}',
  ],
  ['a tower of states', `{"id":"lamp","states":${'{"a":{"states":'.repeat(200)}{}${'}}'.repeat(200)}}`],
])('%s is no version', (_, text) => {
  expect(readVersion(text)).toBeNull();
});
