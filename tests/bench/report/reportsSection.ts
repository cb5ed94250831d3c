/** Renders the section on long reports: opening, file and print. */
import type { ReportTimes } from '../measures/reports.ts';
import type { Summary } from '../summary.ts';
import { type Section, spread, table, type Verdict } from './table.ts';

type Row = {
  readonly name: string;
  readonly of: (times: ReportTimes) => Summary;
  readonly limit: number;
};

const rows: readonly Row[] = [
  { name: 'words, figures and tables seen', of: ({ words }) => words, limit: 1_000 },
  { name: 'whole, with all charts', of: ({ whole }) => whole, limit: 4_000 },
  { name: 'saved as one HTML file', of: ({ file }) => file, limit: 6_000 },
];

const at = ({ slowdown }: ReportTimes): string =>
  slowdown === 1 ? 'processor as it is' : `${slowdown}x slower`;

export const reportsSection = (reports: readonly ReportTimes[]): Section => ({
  title: 'A long report',
  words: [
    'Milliseconds, median [lowest - highest], after the press on the name of a report that was made: twenty sections, eight of them charts and four of them tables. The file is timed from the press on its button until the browser has it.',
  ],
  tables: [
    table(
      ['', 'limit', ...reports.map(at)],
      [
        ...rows.map(({ name, of, limit }) => [
          name,
          String(limit),
          ...reports.map((times) => spread(of(times))),
        ]),
        ['size of the file, kB', '1000', ...reports.map(({ kilobytes }) => String(kilobytes))],
        ['sheets of paper', '', ...reports.map(({ sheets }) => String(sheets))],
        ['blank sheets', '0', ...reports.map(({ blank }) => String(blank))],
      ],
    ),
  ],
});

export const reportsVerdicts = (reports: readonly ReportTimes[]): readonly Verdict[] =>
  reports.flatMap((times) => [
    ...rows.map(({ name, of, limit }) => ({
      what: `Report, ${name}, ${at(times)}`,
      target: `<= ${limit} ms`,
      figure: `${spread(of(times))} ms`,
      met: of(times).median <= limit,
    })),
    {
      what: `Report, blank sheets in print, ${at(times)}`,
      target: '0',
      figure: `${times.blank} of ${times.sheets}`,
      met: times.blank === 0,
    },
  ]);
