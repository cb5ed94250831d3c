/** Renders the section on the Lab's state charts. */
import type { ChartTimes } from '../measures/charts.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const decimal = (value: number): string => value.toFixed(1);

const drawings = ({ paint, mermaid }: ChartTimes): string =>
  table(
    ['drawing, ms until painted', 'first on a page', 'later'],
    [
      ['the Lab’s map, laid out by the build', milliseconds(paint.first), spread(paint.later)],
      [`Mermaid ${mermaid.version}, from its text`, milliseconds(mermaid.first), spread(mermaid.later)],
    ],
  );

const costs = ({ recording, exports }: ChartTimes): string =>
  table(
    ['cost', 'figure'],
    [
      ['an event with the trace, µs', spread(recording.traced, decimal)],
      ['floor: the same event with nobody looking, µs', spread(recording.bare, decimal)],
      ['so recording costs, µs', spread(recording.cost, decimal)],
      ...Object.entries(exports).map(([form, times]) => [`export as ${form}, ms`, spread(times)]),
    ],
  );

export const chartsSection = (times: ChartTimes): Section => ({
  title: 'State charts in the Lab',
  words: [
    `A chart of ${times.states} states and ${times.transitions} transitions, larger than any of the product, as the Lab's map shows it: a running actor, its frames read anew before each paint. The tree, the history and the panel around it are left out. Mermaid draws the same chart from the text that the Lab exports; its own parser has read that text and those of all machines of the product, ${times.parsed} in all.`,
    `While the actor takes ${whole(times.frames.transitionsPerSecond)} transitions a second, the map is painted ${decimal(times.frames.framesPerSecond)} times a second, and 95 of 100 gaps between paints are shorter than ${milliseconds(times.frames.p95)} ms.`,
  ],
  tables: [drawings(times), costs(times)],
});

export const chartsVerdicts = ({
  paint,
  frames,
  recording,
  exports,
  states,
}: ChartTimes): readonly Verdict[] => {
  const slowest = Object.values(exports).reduce((worst, { median }) => Math.max(worst, median), 0);
  return [
    {
      what: `Chart of ${states} states painted`,
      target: 'at most 50 ms',
      figure: `${spread(paint.later)} ms, the first ${milliseconds(paint.first)} ms`,
      met: paint.later.median <= 50,
    },
    {
      what: 'Paints while 300 transitions a second stream',
      target: '60 a second',
      figure: decimal(frames.framesPerSecond),
      met: frames.framesPerSecond >= 59,
    },
    {
      what: 'Recording an event of an actor',
      target: 'at most 5 µs',
      figure: `${spread(recording.cost, decimal)} µs`,
      met: recording.cost.median <= 5,
    },
    {
      what: 'Export of a chart, each form',
      target: 'under 100 ms',
      figure: `the slowest ${milliseconds(slowest)} ms`,
      met: slowest < 100,
    },
  ];
};
