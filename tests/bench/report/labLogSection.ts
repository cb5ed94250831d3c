/** Renders the section on the Lab with a long log. */
import type { LogTimes } from '../inPage/logTimes.ts';
import type { LabLogTimes } from '../measures/labLog.ts';
import { median, percentile, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict } from './table.ts';

const exportTarget = 100;
const sliceTarget = 50;
const foldTarget = 50;
const verifyTarget = 60;
const frameTarget = 20;

const rows = ({ tenThousand, hundredThousand }: LabLogTimes): readonly (readonly string[])[] => {
  const row = (name: string, take: (times: LogTimes) => readonly number[]) => [
    name,
    spread(summarize(take(tenThousand))),
    spread(summarize(take(hundredThousand))),
  ];
  return [
    row('prove the chain', ({ verify }) => verify),
    row('export as NDJSON', (times) => times.export),
    row('read an export, dry run', (times) => times.import),
    row('filter by type (not) and text', ({ filter }) => filter),
    row('the longest slice of it', ({ filterSlice }) => filterSlice),
    row('fold all projections as of the end', ({ asOf }) => asOf),
    row('what an event near the end changed', ({ changes }) => changes),
  ];
};

export const labLogSection = (times: LabLogTimes): Section => {
  const { firstRows, frames } = times.scroll;
  return {
    title: 'The log in the Lab',
    words: [
      'Milliseconds over a linked log in memory, median [lowest - highest], so that the work itself is measured and not the disk. Proving goes in slices of 400 events with a turn of the page between them; each event is also held to be JSON that the log takes.',
      `Scrolling 40 rows a frame through 100,000 events in the Lab's own table: frames of ${milliseconds(percentile(frames, 0.5))} ms in the middle, ${milliseconds(percentile(frames, 0.95))} ms at the 95th of a hundred, ${milliseconds(Math.max(...frames))} ms the longest of ${frames.length}; the first rows stood after ${milliseconds(firstRows)} ms.`,
    ],
    tables: [table(['', '10,000 events', '100,000 events'], rows(times))],
  };
};

const verdict = (what: string, target: number, measured: number): Verdict => ({
  what,
  target: `<= ${target} ms`,
  figure: `${milliseconds(measured)} ms`,
  met: measured <= target,
});

export const labLogVerdicts = ({ tenThousand, hundredThousand, scroll }: LabLogTimes): readonly Verdict[] => [
  verdict('Lab: export of 10,000 events', exportTarget, median(tenThousand.export)),
  verdict(
    'Lab: longest slice of a filter over 100,000 events',
    sliceTarget,
    median(hundredThousand.filterSlice),
  ),
  verdict('Lab: fold 10,000 events as of a position', foldTarget, median(tenThousand.asOf)),
  verdict('Lab: prove 10,000 events', verifyTarget, median(tenThousand.verify)),
  verdict(
    'Lab: frames while 100,000 events scroll, 95th of a hundred',
    frameTarget,
    percentile(scroll.frames, 0.95),
  ),
];
