/** How facts are kept: the rows of one source and month in columns, in runs of days that follow each other. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { type FactMeasure, factMeasures } from '../kpi/figureNames.ts';
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

export const blockOf = (
  rows: number,
  runs: readonly FactRun[],
  { counts: wide, large, money }: Columns,
): FactBlock => {
  const counts = narrowed(wide);
  const bytes = counts.byteLength + large.byteLength + money.byteLength;
  return { rows, runs, counts, large, money, bytes: bytes + blockBytes + runs.length * runBytes };
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
