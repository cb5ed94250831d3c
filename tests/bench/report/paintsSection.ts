/** Renders the section on paint times. */
import { type PaintTimes, slowdowns } from '../measures/paints.ts';
import { floorNames, productPage } from '../subjects/servePages.ts';
import { milliseconds, type Section, spread, table, type Verdict } from './table.ts';

const paintTable = (paints: readonly PaintTimes[], slowdown: number): string => {
  const rows = paints
    .filter((paint) => paint.slowdown === slowdown)
    .map(({ name, firstPaint, largestPaint, seen, awake, blocking, shift }) => [
      name,
      spread(firstPaint),
      spread(largestPaint),
      spread(seen),
      spread(awake),
      spread(blocking),
      shift.median.toFixed(3),
    ]);
  return table(
    [
      `page, processor ${slowdown}x slower`,
      'first paint',
      'largest paint',
      'seen',
      'usable',
      'blocking',
      'layout shift',
    ],
    rows,
  ).replace('processor 1x slower', 'processor as it is');
};

export const paintsSection = (paints: readonly PaintTimes[]): Section => ({
  title: 'First visit: paint',
  words: [
    'Milliseconds since the navigation began, median [lowest - highest]; a new browser process for each load, all pages in turn. "First paint" and "largest paint" are the browser\'s first and largest contentful paint; "seen" is the largest once no loader lies over it; "usable" is one frame after the last button or link reacts; "blocking" is the sum of what long tasks took beyond 50 ms each.',
  ],
  tables: slowdowns.map((slowdown) => paintTable(paints, slowdown)),
});

/** Milliseconds: the landing page's largest paint after its loader's 100 ms, on a machine that paints the static page this fast. */
const landingLimit = { page: 500, staticPage: 220 };

const slowest = (paints: readonly PaintTimes[], wanted: string): PaintTimes | undefined =>
  paints.find(({ name, slowdown }) => name === wanted && slowdown === 4);

const landingVerdict = (paints: readonly PaintTimes[]): readonly Verdict[] => {
  const page = slowest(paints, productPage('/'));
  const floor = slowest(paints, floorNames.static);
  if (page === undefined || floor === undefined) return [];
  const limit = (landingLimit.page * floor.largestPaint.median) / landingLimit.staticPage;
  return [
    {
      what: 'Largest paint of the landing page seen, its loader over, processor 4x slower',
      target: `under ${landingLimit.page} ms where the static page reads ${landingLimit.staticPage}, so ${milliseconds(limit)} ms here`,
      figure: `${spread(page.seen)} ms`,
      met: page.seen.median < limit,
    },
  ];
};

const verdict = (paints: readonly PaintTimes[], key: 'firstPaint' | 'largestPaint', what: string) => {
  const page = slowest(paints, productPage('/login'))?.[key];
  const floor = slowest(paints, floorNames.antd)?.[key];
  if (page === undefined || floor === undefined) return [];
  return [
    {
      what: `${what} of the sign-in page, processor 4x slower`,
      target: `no later than the bare Ant Design page (${milliseconds(floor.median)} ms)`,
      figure: `${spread(page)} ms`,
      met: page.median <= floor.median,
    },
  ];
};

export const paintsVerdicts = (paints: readonly PaintTimes[]): readonly Verdict[] => [
  ...verdict(paints, 'firstPaint', 'First paint'),
  ...verdict(paints, 'largestPaint', 'Largest paint'),
  ...landingVerdict(paints),
];
