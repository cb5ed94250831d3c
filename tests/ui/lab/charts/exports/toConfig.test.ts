/** The configuration that XState reads. */
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '#machines/chart.ts';
import { chartOf } from '#machines/chartOf.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { toConfig } from '#ui/lab/charts/exports/toConfig.ts';

/** Only the product knows how long a named delay is. */
const withoutLengths = (chart: Chart): Chart => ({
  ...chart,
  transitions: chart.transitions.map((transition) =>
    transition.trigger.kind === 'delay'
      ? { ...transition, trigger: { ...transition.trigger, milliseconds: null } }
      : transition,
  ),
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
          after: { landingLoader: { target: '#landingLoader.shown' } },
        },
        shown: { description: 'The landing page itself is seen, until it is left.' },
      },
    });
  });

  test.each(charts)('%s: XState reads the written text as a machine with the same chart', (_, chart) => {
    const read = createMachine(JSON.parse(JSON.stringify(toConfig(chart))));

    expect(withoutLengths(chartOf(read))).toEqual(withoutLengths(chart));
  });
});
