/** Tells how fast the log is folded into answers. */

import type { FoldRates } from '../inPage/foldRates.ts';
import type { FoldTimes } from '../measures/folds.ts';
import { median, summarize } from '../summary.ts';
import { ratio, type Section, spread, table, thousands, whole } from './table.ts';

const rows = ({ chromium, node }: FoldTimes): readonly (readonly string[])[] => {
  const row = (name: string, take: (rates: FoldRates) => readonly number[]) => [
    name,
    spread(summarize(take(chromium)), thousands),
    spread(summarize(take(node)), thousands),
    ratio(median(take(chromium)) / median(chromium.plain)),
  ];
  return [
    row('floor: a plain loop, all five answers', ({ plain }) => plain),
    row('all five projections from the beginning', ({ all }) => all),
    ...Object.keys(chromium.each).map((name) =>
      row(`\`${name}\` from the beginning`, ({ each }) => each[name] ?? [0]),
    ),
    ...chromium.batches.map(({ size }, index) =>
      row(`all five, onto what is known, batches of ${size}`, ({ batches }) => batches[index]?.rates ?? [0]),
    ),
  ];
};

export const foldsSection = (folds: FoldTimes): Section => ({
  title: 'Folding events into answers',
  words: [
    `Thousands of events per second over ${whole(folds.chromium.events)} events of 1,000 agencies, every event type among them, median [lowest - highest]. The plain loop gives the same answers with one switch and no freezing.`,
  ],
  tables: [table(['fold', 'Chromium', 'Node', 'Chromium, by the floor'], rows(folds))],
});
