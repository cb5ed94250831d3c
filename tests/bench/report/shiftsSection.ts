/** Renders the section on layout shifts of signed-in pages. */
import type { PageShifts } from '../measures/shifts.ts';
import { type Section, table, type Verdict } from './table.ts';

/** The limit that browser makers rate as good. */
const limit = 0.1;

const written = (shift: number): string => shift.toFixed(3);

const worst = (pages: readonly PageShifts[]): number =>
  Math.max(...pages.flatMap(({ desk, phone }) => [desk, phone]));

export const shiftsSection = (pages: readonly PageShifts[]): Section => ({
  title: 'Signed-in pages: layout shift',
  words: [
    'Cumulative layout shift of each page from its address until nothing more is loaded or painted, signed in as the admin of the demo agency, with a processor four times slower: in a window of 1280 x 900 and in one of 390 x 844. Up to 0.1 counts as good.',
  ],
  tables: [
    table(
      ['page', 'desk', 'phone'],
      pages.map(({ address, desk, phone }) => [address, written(desk), written(phone)]),
    ),
  ],
});

export const shiftsVerdicts = (pages: readonly PageShifts[]): readonly Verdict[] => [
  {
    what: 'Layout shift of the signed-in page that moves most',
    target: `at most ${limit}`,
    figure: written(worst(pages)),
    met: worst(pages) <= limit,
  },
];
