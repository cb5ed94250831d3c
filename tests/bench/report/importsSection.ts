/** Renders the section on file import times. */
import { type ImportTimes, importRows } from '../measures/imports.ts';
import { kilobytes, milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

export const importsSection = (times: readonly ImportTimes[]): Section => ({
  title: 'Imports of a file',
  words: [
    `Files of ${whole(importRows)} rows, made for this, in the form of three platforms. They are read by the program of the import’s worker, here without the worker: bytes to text, tables, locales, columns, rows, sums. To commit, the file is read once more and its rows are packed for the wire. The longest step is the longest time in which a cancel is not heard.`,
  ],
  tables: [
    table(
      ['file', 'kB', 'rows of facts', 'read, ms', 'read and packed, ms', 'longest step, ms'],
      times.map(({ what, bytes, rows, read, packed, longestStep }) => [
        what,
        kilobytes(bytes),
        whole(rows),
        spread(read),
        spread(packed),
        milliseconds(longestStep),
      ]),
    ),
  ],
});

const target = 2_000;

export const importsVerdicts = (times: readonly ImportTimes[]): readonly Verdict[] => {
  const slowest = Math.max(...times.map(({ read }) => read.median));
  return [
    {
      what: `Imports: a file of ${whole(importRows)} rows is read`,
      target: `< ${target} ms`,
      figure: `${milliseconds(slowest)} ms`,
      met: slowest < target,
    },
  ];
};
