/** Tests exporting a chart as an XState configuration. */
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '#machines/chart.ts';
import { chartOf } from '#machines/chartOf.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { toConfig } from '#ui/lab/charts/exports/toConfig.ts';

/** Replaces delay names by their lengths, because only the product knows the names. */
const byLength = (chart: Chart): Chart => ({
  ...chart,
  transitions: chart.transitions.map((transition) => {
    const { id, trigger } = transition;
    if (trigger.kind !== 'delay') return transition;
    const name = String(trigger.milliseconds ?? trigger.name);
    return { ...transition, id: id.replace(`.${trigger.name}.`, `.${name}.`), trigger: { ...trigger, name } };
  }),
});

const charts = [...catalogue.map(({ machine }) => machine), everythingMachine].map(
  (machine) => [machine.id, chartOf(machine)] as const,
);

describe('a configuration', () => {
  test('says what a small machine says', () => {
    expect(toConfig(chartOf(landingLoaderMachine))).toEqual({
      id: 'landingLoader',
      description: 'The first moment of the landing page.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The page says that it loads, for 100 ms; its content is already there, below.',
          tags: ['busy'],
          after: { 100: { target: '#landingLoader.shown' } },
        },
        shown: { description: 'The landing page itself is seen, until it is left.' },
      },
    });
  });

  test.each(charts)('%s: XState reads the written text as a machine with the same chart', (_, chart) => {
    const read = createMachine(JSON.parse(JSON.stringify(toConfig(chart))));

    expect(byLength(chartOf(read))).toEqual(byLength(chart));
  });
});
