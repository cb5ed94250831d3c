/** Renders the section on fold speed. */

import type { FoldRates } from '../inPage/foldRates.ts';
import type { FoldTimes } from '../measures/folds.ts';
import { median, summarize } from '../summary.ts';
import { ratio, type Section, spread, table, thousands, whole } from './table.ts';

const rows = ({ chromium, node }: FoldTimes): readonly (readonly string[])[] => {
  const row = (name: string, take: (rates: FoldRates) => readonly number[]) => [
    name,
    spread(summarize(take(chromium)), thousands),
    spread(summarize(take(node)), thousands),
  ];
  const share = ratio(median(chromium.all) / median(chromium.plain));
  return [
    [...row('floor: a plain loop, all projections', ({ plain }) => plain), '1.00'],
    [...row('all projections from the beginning', ({ all }) => all), share],
    ...Object.keys(chromium.each).map((name) => [
      ...row(`\`${name}\` alone, from the beginning`, ({ each }) => each[name] ?? [0]),
      '',
    ]),
    ...chromium.batches.map(({ size }, index) => [
      ...row(`all, onto what is known, batches of ${size}`, ({ batches }) => batches[index]?.rates ?? [0]),
      '',
    ]),
  ];
};

export const foldsSection = (folds: FoldTimes): Section => ({
  title: 'Folding events into answers',
  words: [
    `Thousands of events per second over ${whole(folds.chromium.events)} events of 1,000 agencies, every event type among them, median [lowest - highest]. The plain loop goes over the events once, calls what the projections say for each, and freezes nothing. Onto what is known means Immer's copies: the more a projection knows, the more one event costs.`,
  ],
  tables: [table(['fold', 'Chromium', 'Node', 'Chromium, by the floor'], rows(folds))],
});
