/** Reads, writes and sums rows in the columns of a block. */
import { paidConversions, paidLeads, paidRevenue } from '../kpi/figureSums.ts';

/** Integers from 0; column n begins at n × rows. */
export type Columns = {
  /** Below 2^31; 16-bit if all values fit. */
  readonly counts: Int32Array | Uint16Array;
  /** Often beyond 16 bits: impressions, then seconds of visits. */
  readonly large: Int32Array;
  /** Cents: spend, then revenue. 32-bit if all values fit. */
  readonly money: Float64Array | Int32Array;
};

/** The functions below are unrolled per measure: loops over columns take twice as long. */
export type RowColumns = Columns & { readonly rows: number };

export const readRow = (
  { rows, counts, large, money }: RowColumns,
  row: number,
  into: Float64Array,
): void => {
  into[0] = large[row] as number;
  into[1] = counts[row] as number;
  into[2] = money[row] as number;
  into[3] = counts[rows + row] as number;
  into[4] = money[rows + row] as number;
  into[5] = counts[2 * rows + row] as number;
  into[6] = counts[3 * rows + row] as number;
  into[7] = counts[4 * rows + row] as number;
  into[8] = counts[5 * rows + row] as number;
  into[9] = counts[6 * rows + row] as number;
  into[10] = counts[7 * rows + row] as number;
  into[11] = counts[8 * rows + row] as number;
  into[12] = large[rows + row] as number;
};

export const writeRow = (
  { rows, counts, large, money }: RowColumns,
  row: number,
  values: Float64Array,
): void => {
  large[row] = values[0] as number;
  counts[row] = values[1] as number;
  money[row] = values[2] as number;
  counts[rows + row] = values[3] as number;
  money[rows + row] = values[4] as number;
  counts[2 * rows + row] = values[5] as number;
  counts[3 * rows + row] = values[6] as number;
  counts[4 * rows + row] = values[7] as number;
  counts[5 * rows + row] = values[8] as number;
  counts[6 * rows + row] = values[9] as number;
  counts[7 * rows + row] = values[10] as number;
  counts[8 * rows + row] = values[11] as number;
  large[rows + row] = values[12] as number;
};

const add = (sums: Float64Array, at: number, value: number | undefined): void => {
  sums[at] = (sums[at] as number) + (value as number);
};

export const addRow = (
  { rows, counts, large, money }: RowColumns,
  row: number,
  sums: Float64Array,
  at: number,
): void => {
  add(sums, at, large[row]);
  add(sums, at + 1, counts[row]);
  add(sums, at + 2, money[row]);
  add(sums, at + 3, counts[rows + row]);
  add(sums, at + 4, money[rows + row]);
  add(sums, at + 5, counts[2 * rows + row]);
  add(sums, at + 6, counts[3 * rows + row]);
  add(sums, at + 7, counts[4 * rows + row]);
  add(sums, at + 8, counts[5 * rows + row]);
  add(sums, at + 9, counts[6 * rows + row]);
  add(sums, at + 10, counts[7 * rows + row]);
  add(sums, at + 11, counts[8 * rows + row]);
  add(sums, at + 12, large[rows + row]);
};

export const addPaidRow = (
  { rows, counts, money }: RowColumns,
  row: number,
  sums: Float64Array,
  at: number,
): void => {
  add(sums, at + paidConversions, counts[rows + row]);
  add(sums, at + paidRevenue, money[rows + row]);
  add(sums, at + paidLeads, counts[7 * rows + row]);
};
