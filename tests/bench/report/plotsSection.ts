/** Renders the section on metric charts. */
import type { PlotMeasures } from '../measures/plots.ts';
import { summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table } from './table.ts';

const row = (name: string, times: readonly number[], slow: readonly number[]): readonly string[] => [
  name,
  milliseconds(times[0] ?? Number.NaN),
  spread(summarize(times.slice(1))),
  spread(summarize(slow.slice(1))),
];

export const plotsSection = ({ usual, slow }: PlotMeasures): Section => ({
  title: 'Charts of figures',
  words: [
    'Three lines of 365 days each, from the call to the library’s word that the picture is there; its code has come before. Milliseconds, median [lowest - highest].',
  ],
  tables: [
    table(
      ['what', 'first on a page', 'later', 'later, processor 4 times slower'],
      [
        row('draw', usual.draws, slow.draws),
        row('draw anew with other figures', usual.updates, slow.updates),
      ],
    ),
  ],
});
