/** Stores the facts of one source and month as columns, in runs of consecutive days. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { columnOf } from '../kpi/figureNames.ts';
import { sumWidth } from '../kpi/figureSums.ts';
import type { Country, Device } from './breakdowns.ts';
import type { Channel } from './channels.ts';
import { addPaidRow, addRow, type Columns, type RowColumns } from './factRows.ts';

/** Rows of one campaign or whole channel on consecutive days: row `start + n` is `firstDay + n`. */
export type FactRun = {
  readonly channel: Channel;
  /** Null for a channel without campaigns. */
  readonly campaignId: string | null;
  readonly seed: number;
  /** Bit set of reported measures in column order; the others are absent, not 0. */
  readonly present: number;
  /** Index within a dimension such as devices; null for undivided rows. */
  readonly part: number | null;
  /** Device and country of imported rows, null if not in the file. Default: a breakdown estimates them. */
  readonly reported?: { readonly device: Device | null; readonly country: Country | null };
  readonly firstDay: EpochDay;
  readonly start: number;
  readonly end: number;
};

export type FactBlock = RowColumns & {
  readonly runs: readonly FactRun[];
  readonly totals: Float64Array | null;
  readonly bytes: number;
};

const countColumns = 9;
const largeColumns = 2;
const moneyColumns = 2;

const blockBytes = 400;
const runBytes = 96;

/** Zeroed columns; `like` selects the integer width. */
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

/** Only paid channels report spend. */
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

/** Also precomputes the sum of each run, as queries mostly cover whole months. */
export const blockOf = (rows: number, runs: readonly FactRun[], wide: Columns): FactBlock => {
  const columns = narrowed(wide);
  const { counts, large, money } = columns;
  const totals = totalsOf({ rows, ...columns }, runs);
  const bytes = counts.byteLength + large.byteLength + money.byteLength + totals.byteLength;
  return { rows, runs, ...columns, totals, bytes: bytes + blockBytes + runs.length * runBytes };
};
