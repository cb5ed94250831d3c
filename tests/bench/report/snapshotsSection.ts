/** Renders the section on starts with and without a snapshot. */
import type { SnapshotStarts } from '../inPage/snapshotStarts.ts';
import { median, summarize } from '../summary.ts';
import { kilobytes, milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const taskWords = (longest: number): string => (longest === 0 ? 'under 50' : milliseconds(longest));

export const snapshotsSection = (starts: readonly SnapshotStarts[]): Section => ({
  title: 'A start with a snapshot',
  words: [
    'Milliseconds in Chromium with a profile on disk, median [lowest - highest], from opening the log to the first answer about one agency, whose own events the log is made of: the demo, then people, clients and visits in equal parts. The product keeps a snapshot from 1,000 events on; from 10,000 on a worker writes it, and rebuilds it where none can be used. History and undo look things up in the snapshot’s timeline, whose index is made when it is first asked for.',
  ],
  tables: [
    table(
      [
        'events',
        'folded by the page',
        'rebuilt by a worker',
        'longest task then',
        'from a snapshot',
        'with a look for an undo',
        'to write it by a worker',
        'longest task then',
        'by the page',
        'longest task then',
        'answers, kB',
        'timeline, kB',
      ],
      starts.map((one) => [
        whole(one.events),
        spread(summarize(one.folded)),
        spread(summarize(one.rebuilt)),
        taskWords(one.longestAtStart),
        spread(summarize(one.fromSnapshot)),
        spread(summarize(one.withUndo)),
        ...[one.write, one.writeOnPage].flatMap(({ took, longestTask }) => [
          milliseconds(took),
          taskWords(longestTask),
        ]),
        kilobytes(one.answers),
        kilobytes(one.timeline),
      ]),
    ),
  ],
});

const target = 150;

export const snapshotsVerdicts = (starts: readonly SnapshotStarts[]): readonly Verdict[] => {
  const last = starts.at(-1);
  const measured = median(last?.fromSnapshot ?? []);
  return [
    {
      what: `Start with a snapshot of ${whole(last?.events ?? 0)} events`,
      target: `<= ${target} ms`,
      figure: `${milliseconds(measured)} ms`,
      met: measured <= target,
    },
  ];
};
