/**
 * Exports charts as Mermaid, which Mermaid parses.
 *
 * @vitest-environment happy-dom
 */

import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { ChartState } from '#machines/chart.ts';
import { chartOf } from '#machines/chartOf.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { readMermaid } from '#tests/support/foreign/mermaid.ts';
import { toMermaid } from '#ui/lab/charts/exports/toMermaid.ts';

describe('a Mermaid diagram', () => {
  test('says all of a small machine', () => {
    expect(toMermaid(chartOf(landingLoaderMachine))).toEqual({
      text: [
        'stateDiagram-v2',
        '  [*] --> landingLoader_loading',
        '  state "loading" as landingLoader_loading',
        '  landingLoader_loading : tags busy',
        '  state "shown" as landingLoader_shown',
        '  landingLoader_loading --> landingLoader_shown : after 100 ms',
        '',
      ].join('\n'),
      lost: [],
    });
  });

  test('lists what it cannot say, and draws what comes nearest', () => {
    const { text, lost } = toMermaid(chartOf(everythingMachine));

    expect(lost).toEqual([
      'Left out, as one of the two lies in the other: all, from everything to both.left.two.',
      'Left out, as one of the two lies in the other: all, from everything to both.right.one.',
      'That it is entered anew: go.',
      'Left out, as one of the two lies in the other: done work, from both.right to both.right.two.',
      'Drawn from both to over: error work, from both.right to over.',
      'In both: tags busy open.',
      'In both.right: invoke work.',
      'That both.right.memory is a history state: it is drawn as any other.',
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('%%'))).toEqual(
      lost.map((line) => `%% ${line}`),
    );
    expect(text).toContain('everything_both --> everything_over : error work');
  });

  test.each(catalogue.map(({ id, machine }) => [id, chartOf(machine)] as const))(
    '%s: names each state once, and draws or lists each arrow',
    (_, chart) => {
      const { text, lost } = toMermaid(chart);
      const arrows = text.split('\n').filter((line) => / --> .* : /.test(line));
      const targets = chart.transitions.flatMap((transition) => transition.targets);

      expect(text.match(/state "/g)).toHaveLength(
        chart.states.length - (chart.states[0]?.kind === 'parallel' ? 0 : 1),
      );
      expect(arrows.length + lost.filter((line) => line.startsWith('Left out')).length).toBe(targets.length);
    },
  );

  test.each(
    [...catalogue.map(({ machine }) => machine), everythingMachine].map(
      (machine) => [machine.id, chartOf(machine)] as const,
    ),
  )('%s: is read by Mermaid, with each state and each arrow', async (_, chart) => {
    const { text } = toMermaid(chart);
    const { type, states, arrows } = await readMermaid(text);

    const isDrawn = ({ kind }: ChartState, index: number) => index > 0 || kind === 'parallel';
    const drawn = chart.states.filter(isDrawn).map(({ id }) => id.replaceAll(/[^A-Za-z0-9]/g, '_'));
    expect(type).toBe('stateDiagram');
    expect(states.toSorted()).toEqual(drawn.toSorted());
    expect(arrows).toHaveLength(text.split('\n').filter((line) => / --> /.test(line)).length);
  });

  test('is not read by Mermaid with an arrow that leads nowhere', async () => {
    await expect(readMermaid('stateDiagram-v2\n  open --> : close\n')).rejects.toThrow(
      'Parse error on line 2',
    );
  });
});
