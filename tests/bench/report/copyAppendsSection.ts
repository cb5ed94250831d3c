/** Renders the section on the second copy's cost for appends. */
import type { CopyAppends } from '../inPage/copyAppends.ts';
import { median, percentile } from '../summary.ts';
import { milliseconds, ratio, type Section, table, type Verdict, whole } from './table.ts';

const target = 1.1;

/** Milliseconds until the copy has an event. */
const copyTarget = 1_000;

const sharesOf = ({ beside, alone }: CopyAppends) => ({
  middle: median(beside) / median(alone),
  late: percentile(beside, 0.99) / percentile(alone, 0.99),
});

const row = (name: string, times: readonly number[]): readonly string[] => [
  name,
  whole(times.length),
  milliseconds(median(times)),
  milliseconds(percentile(times, 0.95)),
  milliseconds(percentile(times, 0.99)),
];

export const copyAppendsSection = (times: CopyAppends): Section => ({
  title: 'Appends beside the second copy',
  words: [
    `Strict appends of one event each, 20 ms apart, in Chromium with a profile on disk: half of each round while the second copy follows 300 ms after a change, as in the product, half without it; which half comes first changes from round to round. Milliseconds until committed. Beside the copy an append takes ${ratio(sharesOf(times).middle)} times as long in the middle, and ${ratio(sharesOf(times).late)} times at the 99th of a hundred.`,
  ],
  tables: [
    table(
      ['', 'appends', 'median', '95 of 100 within', '99 of 100 within'],
      [row('without the copy', times.alone), row('beside the copy', times.beside)],
    ),
    table(
      [
        'from acknowledged until in a file of the copy',
        'appends',
        'median',
        '95 of 100 within',
        '99 of 100 within',
      ],
      [row('in the private file system', times.untilCopied)],
    ),
  ],
});

export const copyAppendsVerdicts = (times: CopyAppends): readonly Verdict[] => {
  const { middle, late } = sharesOf(times);
  const untilCopied = percentile(times.untilCopied, 0.99);
  const shares = [
    ['median', middle],
    ['99th of a hundred', late],
  ] as const;
  return [
    ...shares.map(([what, share]) => ({
      what: `Append beside the second copy, ${what}`,
      target: `<= ${target} times`,
      figure: ratio(share),
      met: share <= target,
    })),
    {
      what: 'From an append to its event in the second copy, 99th of a hundred',
      target: `<= ${whole(copyTarget)} ms`,
      figure: `${milliseconds(untilCopied)} ms`,
      met: untilCopied <= copyTarget,
    },
  ];
};
