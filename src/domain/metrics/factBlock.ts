/** How facts are kept: the rows of one source and month in columns, in runs of days that follow each other. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { columnOf } from '../kpi/figureNames.ts';
import { sumWidth } from '../kpi/figureSums.ts';
import type { Country, Device } from './breakdowns.ts';
import type { Channel } from './channels.ts';
import { addPaidRow, addRow, type Columns, type RowColumns } from './factRows.ts';

/** The rows of a campaign, or of a channel as a whole, on days without a gap: row `start + n` is that of `firstDay + n`. */
export type FactRun = {
  readonly channel: Channel;
  /** Null for a channel that comes as a whole. */
  readonly campaignId: string | null;
  /** What chance decides about its rows grows from this. */
  readonly seed: number;
  /** One bit for each measure that is reported, in the order of the columns; the others are absent and not 0. */
  readonly present: number;
  /** Which part of a side such as devices its rows are; null for whole rows. */
  readonly part: number | null;
  /** Of an import: on which device and in which country, null where the file does not tell. Left out: what a breakdown makes of it. */
  readonly told?: { readonly device: Device | null; readonly country: Country | null };
  readonly firstDay: EpochDay;
  readonly start: number;
  readonly end: number;
};

export type FactBlock = RowColumns & {
  /** In order of campaigns and channels, then days. */
  readonly runs: readonly FactRun[];
  /** Of each run `sumWidth` numbers: what its rows come to. Null where they are not known. */
  readonly totals: Float64Array | null;
  readonly bytes: number;
};

const countColumns = 9;
const largeColumns = 2;
const moneyColumns = 2;

/** What an object, its arrays and a run take beside the numbers, about. */
const blockBytes = 400;
const runBytes = 96;

/** Room for so many rows, all of them 0. `like`: no number is beyond what those columns have room for. */
export const emptyColumns = (
  rows: number,
  like: Pick<Columns, 'counts' | 'money'> | null = null,
): Columns => ({
  counts:
    like?.counts instanceof Uint16Array
      ? new Uint16Array(rows * countColumns)
      : new Int32Array(rows * countColumns),
  large: new Int32Array(rows * largeColumns),
  money:
    like?.money instanceof Int32Array
      ? new Int32Array(rows * moneyColumns)
      : new Float64Array(rows * moneyColumns),
});

const mostInTwoBytes = 0xff_ff;
const mostInFourBytes = 0x7f_ff_ff_ff;

const isWithin = (numbers: Columns['counts' | 'money'], most: number): boolean => {
  for (const number of numbers) if (number > most) return false;
  return true;
};

const narrowed = ({ counts, large, money }: Columns): Columns => ({
  counts: counts instanceof Int32Array && isWithin(counts, mostInTwoBytes) ? new Uint16Array(counts) : counts,
  large,
  money: money instanceof Float64Array && isWithin(money, mostInFourBytes) ? new Int32Array(money) : money,
});

/** Whether it costs money: only paid channels report what they spend. */
export const isPaid = ({ present }: Pick<FactRun, 'present'>): boolean =>
  (present & (1 << columnOf.spend_cents)) !== 0;

const totalsOf = (block: RowColumns, runs: readonly FactRun[]): Float64Array => {
  const totals = new Float64Array(runs.length * sumWidth);
  for (const [index, run] of runs.entries()) {
    const paid = isPaid(run);
    for (let row = run.start; row < run.end; row += 1) {
      addRow(block, row, totals, index * sumWidth);
      if (paid) addPaidRow(block, row, totals, index * sumWidth);
    }
  }
  return totals;
};

/** Also adds up each run once: questions ask for whole months more often than for parts of them. */
export const blockOf = (rows: number, runs: readonly FactRun[], wide: Columns): FactBlock => {
  const columns = narrowed(wide);
  const { counts, large, money } = columns;
  const totals = totalsOf({ rows, ...columns }, runs);
  const bytes = counts.byteLength + large.byteLength + money.byteLength + totals.byteLength;
  return { rows, runs, ...columns, totals, bytes: bytes + blockBytes + runs.length * runBytes };
};
