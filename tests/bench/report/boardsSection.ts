/** Renders the section on a client's board: first display, and updates after a change of the view. */
import type { BoardTimes, ChangeTimes } from '../measures/boards.ts';
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

const at = ({ slowdown }: Pick<BoardTimes, 'slowdown'>): string =>
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

const changes = [
  { name: 'key figures', of: ({ otherFigures }: ChangeTimes) => otherFigures },
  { name: 'charts in sight', of: ({ otherCharts }: ChangeTimes) => otherCharts },
] as const;

/** How many times longer than without a slowdown, divided by the slowdown: above 1 it grows faster. */
const growthOf = (of: (times: ChangeTimes) => Summary, times: ChangeTimes, first: ChangeTimes): number =>
  of(times).median / of(first).median / times.slowdown;

const works = ['requests', 'pictures'] as const;

export const rangeChangesSection = (times: readonly ChangeTimes[]): Section => {
  const [first] = times;
  return {
    title: 'A change of the range on slow machines',
    words: [
      'Milliseconds from the press to the key figures and to the charts in sight, median [lowest - highest]; the longest of four changes in each round. The slowdowns take turns. Growth is how many times longer it takes than without a slowdown, divided by the slowdown: at 1 it is as slow as the machine. Requests and pictures of charts are those of all four changes: work that grew with the slowdown would show there.',
    ],
    tables: [
      table(
        ['', ...times.map(at)],
        changes
          .flatMap(({ name, of }) => [
            [name, ...times.map((one) => spread(of(one)))],
            [`${name}: growth`, ...times.map((one) => (first ? growthOf(of, one, first).toFixed(2) : ''))],
          ])
          .concat(works.map((work) => [work, ...times.map((one) => spread(one[work]))])),
      ),
    ],
  };
};

/** Allows for what a busy machine adds. */
const mostGrowth = 1.5;

export const rangeChangesVerdicts = (times: readonly ChangeTimes[]): readonly Verdict[] => {
  const [first] = times;
  if (first === undefined) return [];
  const growths = changes.flatMap(({ name, of }) =>
    times.slice(1).map((one) => {
      const growth = growthOf(of, one, first);
      return {
        what: `A change of the range, ${name}, ${at(one)}: growth`,
        target: `<= ${mostGrowth}`,
        figure: growth.toFixed(2),
        met: growth <= mostGrowth,
      };
    }),
  );
  const counts = works.flatMap((work) =>
    times.slice(1).map((one) => ({
      what: `Four changes of the range, ${at(one)}: ${work}`,
      target: `${first[work].median}, as without a slowdown`,
      figure: spread(one[work]),
      met: one[work].highest <= first[work].highest,
    })),
  );
  return [...growths, ...counts];
};
