/** How facts are kept: the rows of one source and month in columns, in runs of days that follow each other. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { columnOf, type FactMeasure, factMeasures } from '../kpi/figureNames.ts';
import { paidConversions, paidLeads, paidRevenue, sumWidth } from '../kpi/figureSums.ts';
import type { Channel } from './channels.ts';

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
  readonly firstDay: EpochDay;
  readonly start: number;
  readonly end: number;
};

export type FactBlock = {
  readonly rows: number;
  /** In order of campaigns and channels, then days. */
  readonly runs: readonly FactRun[];
  /** Whole numbers from 0 below 2^31: the column of place n begins at n × rows. In two bytes each where all of them fit. */
  readonly counts: Int32Array | Uint16Array;
  /** What is often beyond two bytes: impressions, then seconds of visits. */
  readonly large: Int32Array;
  /** Cents: spend, then revenue. */
  readonly money: Float64Array;
  /** Of each run `sumWidth` numbers: what its rows come to. Null where they are not known. */
  readonly totals: Float64Array | null;
  readonly bytes: number;
};

export type Columns = Pick<FactBlock, 'counts' | 'large' | 'money'>;

/** In which array each measure is, and at which place. */
const places: Readonly<Record<FactMeasure, readonly [array: keyof Columns, place: number]>> = {
  impressions: ['large', 0],
  clicks: ['counts', 0],
  spend_cents: ['money', 0],
  conversions: ['counts', 1],
  revenue_cents: ['money', 1],
  sessions: ['counts', 2],
  engaged_sessions: ['counts', 3],
  users: ['counts', 4],
  orders: ['counts', 5],
  new_customers: ['counts', 6],
  leads: ['counts', 7],
  pageviews: ['counts', 8],
  visit_seconds: ['large', 1],
};

const countColumns = 9;
const largeColumns = 2;
const moneyColumns = 2;

/** By the column of facts. */
const arrays = factMeasures.map((name) => places[name][0]);
const starts = factMeasures.map((name) => places[name][1]);

/** The numbers among which those of a measure are, from `columnStart` on. */
export const columnArray = (block: Columns, measure: number): Int32Array | Uint16Array | Float64Array => {
  const array = arrays[measure];
  if (array === 'counts') return block.counts;
  return array === 'large' ? block.large : block.money;
};

export const columnStart = (measure: number, rows: number): number => (starts[measure] as number) * rows;

/** What an object, its arrays and a run take beside the numbers, about. */
const blockBytes = 400;
const runBytes = 96;

/** Room for so many rows, all of them 0. `areSmall`: no count is beyond two bytes. */
export const emptyColumns = (rows: number, areSmall = false): Columns => ({
  counts: areSmall ? new Uint16Array(rows * countColumns) : new Int32Array(rows * countColumns),
  large: new Int32Array(rows * largeColumns),
  money: new Float64Array(rows * moneyColumns),
});

const mostInTwoBytes = 0xff_ff;

const narrowed = (counts: FactBlock['counts']): FactBlock['counts'] => {
  if (counts instanceof Uint16Array) return counts;
  for (const count of counts) if (count > mostInTwoBytes) return counts;
  return new Uint16Array(counts);
};

/** Whether it costs money: only paid channels report what they spend. */
export const isPaid = ({ present }: Pick<FactRun, 'present'>): boolean =>
  (present & (1 << columnOf.spend_cents)) !== 0;

const totalsOf = (block: Columns & { readonly rows: number }, runs: readonly FactRun[]): Float64Array => {
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
export const blockOf = (
  rows: number,
  runs: readonly FactRun[],
  { counts: wide, large, money }: Columns,
): FactBlock => {
  const counts = narrowed(wide);
  const totals = totalsOf({ rows, counts, large, money }, runs);
  const bytes = counts.byteLength + large.byteLength + money.byteLength + totals.byteLength;
  return { rows, runs, counts, large, money, totals, bytes: bytes + blockBytes + runs.length * runBytes };
};

/** The columns of the measures that a run reports. */
export const measuresOf = ({ present }: Pick<FactRun, 'present'>): readonly number[] =>
  factMeasures.flatMap((_, measure) => ((present & (1 << measure)) === 0 ? [] : [measure]));

/** The measures of one row into `into`. */
export const readRow = (block: FactBlock, row: number, into: Float64Array): void => {
  for (let index = 0; index < factMeasures.length; index += 1) {
    into[index] = columnArray(block, index)[columnStart(index, block.rows) + row] ?? 0;
  }
};

const plus = (sums: Float64Array, at: number, value: number | undefined): void => {
  sums[at] = (sums[at] as number) + (value as number);
};

/**
 * Adds the measures of one row to the numbers from `at` on. One line for each measure and no loop: that takes half the time, and all
 * that questions take is this.
 */
export const addRow = (
  { rows, counts, large, money }: Columns & Pick<FactBlock, 'rows'>,
  row: number,
  sums: Float64Array,
  at: number,
): void => {
  plus(sums, at, large[row]);
  plus(sums, at + 1, counts[row]);
  plus(sums, at + 2, money[row]);
  plus(sums, at + 3, counts[rows + row]);
  plus(sums, at + 4, money[rows + row]);
  plus(sums, at + 5, counts[2 * rows + row]);
  plus(sums, at + 6, counts[3 * rows + row]);
  plus(sums, at + 7, counts[4 * rows + row]);
  plus(sums, at + 8, counts[5 * rows + row]);
  plus(sums, at + 9, counts[6 * rows + row]);
  plus(sums, at + 10, counts[7 * rows + row]);
  plus(sums, at + 11, counts[8 * rows + row]);
  plus(sums, at + 12, large[rows + row]);
};

/** Adds what ratios of paid channels need of a row to their own numbers of the same set of sums. */
export const addPaidRow = (
  { rows, counts, money }: Columns & Pick<FactBlock, 'rows'>,
  row: number,
  sums: Float64Array,
  at: number,
): void => {
  plus(sums, at + paidConversions, counts[rows + row]);
  plus(sums, at + paidRevenue, money[rows + row]);
  plus(sums, at + paidLeads, counts[7 * rows + row]);
};

/** The measures of one row of columns that have so many rows. */
export const writeRow = (
  { counts, large, money }: Columns,
  { rows, row }: { readonly rows: number; readonly row: number },
  values: Float64Array,
): void => {
  for (let index = 0; index < factMeasures.length; index += 1) {
    const at = columnStart(index, rows) + row;
    const value = values[index] ?? 0;
    const array = arrays[index];
    if (array === 'counts') counts[at] = value;
    else if (array === 'large') large[at] = value;
    else money[at] = value;
  }
};
