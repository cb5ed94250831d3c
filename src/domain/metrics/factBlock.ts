/** How facts are kept: the rows of one source and month in columns, in runs of days that follow each other. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { factMeasures } from '../kpi/figureNames.ts';
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
  /** Whole numbers from 0 below 2^31: the column of place n begins at n × rows. */
  readonly counts: Int32Array;
  /** Cents: spend, then revenue. */
  readonly money: Float64Array;
  readonly bytes: number;
};

export type Columns = Pick<FactBlock, 'counts' | 'money'>;

/** Where each measure is: in `counts`, or in `money` (as ~place). */
export const placeOf: readonly number[] = [0, 1, ~0, 2, ~1, 3, 4, 5, 6, 7];

const countColumns = 8;
const moneyColumns = 2;

/** What an object, its two arrays and a run take beside the numbers, about. */
const blockBytes = 320;
const runBytes = 96;

/** Room for so many rows, all of them 0. */
export const emptyColumns = (rows: number): Columns => ({
  counts: new Int32Array(rows * countColumns),
  money: new Float64Array(rows * moneyColumns),
});

export const blockOf = (rows: number, runs: readonly FactRun[], columns: Columns): FactBlock => ({
  rows,
  runs,
  ...columns,
  bytes: columns.counts.byteLength + columns.money.byteLength + blockBytes + runs.length * runBytes,
});

/** The ten measures of one row into `into`. */
export const readRow = ({ counts, money, rows }: FactBlock, row: number, into: Float64Array): void => {
  for (let index = 0; index < factMeasures.length; index += 1) {
    const place = placeOf[index] ?? 0;
    into[index] = (place < 0 ? money[~place * rows + row] : counts[place * rows + row]) ?? 0;
  }
};

/** The ten measures of one row of columns that have so many rows. */
export const writeRow = (
  { counts, money }: Columns,
  { rows, row }: { readonly rows: number; readonly row: number },
  values: Float64Array,
): void => {
  for (let index = 0; index < factMeasures.length; index += 1) {
    const place = placeOf[index] ?? 0;
    if (place < 0) money[~place * rows + row] = values[index] ?? 0;
    else counts[place * rows + row] = values[index] ?? 0;
  }
};
