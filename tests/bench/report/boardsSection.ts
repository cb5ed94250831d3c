/** Renders the section on a client's board: first display, and updates after a change of the view. */
import type { BoardTimes } from '../measures/boards.ts';
import type { Summary } from '../summary.ts';
import { type Section, spread, table, type Verdict } from './table.ts';

type Row = {
  readonly name: string;
  readonly of: (times: BoardTimes) => Summary;
  /** Milliseconds without and with CPU throttling by four; null: no target. */
  readonly limits: readonly [number | null, number] | null;
};

const rows: readonly Row[] = [
  {
    name: 'cold start, signed in, open before: key figures',
    of: ({ keptFigures }) => keptFigures,
    limits: [600, 1_400],
  },
  {
    name: 'cold start, signed in, first visit: key figures',
    of: ({ figures }) => figures,
    limits: [600, 1_400],
  },
  { name: 'the first chart after them', of: ({ chart }) => chart, limits: [500, 1_600] },
  { name: 'a click between two charts', of: ({ click }) => click, limits: [null, 200] },
  { name: 'a change of the range: key figures', of: ({ otherFigures }) => otherFigures, limits: [120, 350] },
  {
    name: 'a change of the range: charts in sight',
    of: ({ otherCharts }) => otherCharts,
    limits: [400, 1_500],
  },
];

const at = ({ slowdown }: BoardTimes): string =>
  slowdown === 1 ? 'processor as it is' : `${slowdown}x slower`;

export const boardsSection = (boards: readonly BoardTimes[]): Section => ({
  title: 'A client’s board',
  words: [
    'Milliseconds, median [lowest - highest]. The board of one client with 28 days and those before. “Open before”: the page begins with the replies that the browser kept of its last visit, and shows them until the backend has answered. A change of the range is the longest of four in each round, from a page at rest. A click waits until the page is painted after it; told is the longest wait of all clicks, one after the other, while the charts are drawn.',
  ],
  tables: [
    table(
      ['', ...boards.map(at)],
      rows.map(({ name, of }) => [name, ...boards.map((times) => spread(of(times)))]),
    ),
  ],
});

export const boardsVerdicts = (boards: readonly BoardTimes[]): readonly Verdict[] =>
  rows.flatMap(({ name, of, limits }) =>
    limits === null
      ? []
      : boards.flatMap((times) => {
          const limit = limits[times.slowdown === 1 ? 0 : 1];
          if (limit === null) return [];
          return {
            what: `Board, ${name}, ${at(times)}`,
            target: `<= ${limit} ms`,
            figure: `${spread(of(times))} ms`,
            met: of(times).median <= limit,
          };
        }),
  );
