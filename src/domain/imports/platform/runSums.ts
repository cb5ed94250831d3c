/** Sums consecutive rows and finds the range of rows that a row sums up. */
import type { ImportMeasure } from '../importedRow.ts';
import { type Amounts, type Measured, noAmount } from './amounts.ts';
import { one } from './numberText.ts';

/** Users occur in several rows, so a total of users is not a sum. */
const isAdditive = (measure: ImportMeasure): boolean => measure !== 'users';

export type Additive = {
  readonly column: number;
  /** Millionths of the last digit in the column: sums of rounded numbers may be off by half of it per row. */
  readonly unit: number;
  readonly isRising: boolean;
};

export const valueAt = ({ values, width }: Amounts, row: number, column: number): number =>
  values[row * width + column] as number;

/** Columns with meaningful sums, and their rounding unit. */
export const additiveColumns = (amounts: Amounts, measured: readonly Measured[]): readonly Additive[] =>
  measured.flatMap(({ measure }, column) => {
    if (!isAdditive(measure)) return [];
    let [unit, isRising] = [one, true];
    for (let place = column; place < amounts.values.length; place += amounts.width) {
      const value = amounts.values[place] as number;
      if (value === noAmount) continue;
      while (unit > 1 && value % unit !== 0) unit /= 10;
      isRising &&= value >= 0;
    }
    return [{ column, unit, isRising }];
  });

/** Rounding tolerance of a sum; 0 for counts, which are whole. */
export const tolerance = ({ unit }: Additive, parts: number): number =>
  unit === one ? 0 : (unit * (parts + 1)) / 2;

/** Prefix sums of the rows per column. */
export type Prefixes = {
  readonly rows: readonly number[];
  readonly sums: readonly Float64Array[];
  readonly filled: readonly Uint32Array[];
};

export const prefixesOf = (
  amounts: Amounts,
  additive: readonly Additive[],
  rows: readonly number[],
): Prefixes => {
  const sums = additive.map(() => new Float64Array(rows.length + 1));
  const filled = additive.map(() => new Uint32Array(rows.length + 1));
  additive.forEach(({ column }, index) => {
    const [sum, count] = [sums[index] as Float64Array, filled[index] as Uint32Array];
    rows.forEach((row, at) => {
      const value = valueAt(amounts, row, column);
      const has = value !== noAmount && value !== 0;
      sum[at + 1] = (sum[at] as number) + (has ? value : 0);
      count[at + 1] = (count[at] as number) + (has ? 1 : 0);
    });
  });
  return { rows, sums, filled };
};

/** `from` inclusive, `to` exclusive. */
export type Stretch = { readonly from: number; readonly to: number };

/** Lower bound in a rising list. */
const firstFrom = (list: Float64Array, least: number, { from, to }: Stretch): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};

const mostTried = 40;

/** Ranges before or after the row whose sum matches in a rising column. */
export function* stretchesOf(
  { sums, rows }: Prefixes,
  at: number,
  anchor: { readonly index: number; readonly value: number; readonly within: (parts: number) => number },
): Generator<Stretch> {
  const list = sums[anchor.index] as Float64Array;
  const before = (list[at] as number) - anchor.value;
  const slack = anchor.within(rows.length);
  let tried = 0;
  for (
    let from = firstFrom(list, before - slack, { from: 0, to: at });
    from < at && tried < mostTried;
    from += 1
  ) {
    if (Math.abs((list[from] as number) - before) > slack) break;
    tried += 1;
    yield { from, to: at };
  }
  const behind = (list[at + 1] as number) + anchor.value;
  tried = 0;
  const first = firstFrom(list, behind - slack, { from: at + 2, to: rows.length + 1 });
  for (let to = first; to <= rows.length && tried < mostTried; to += 1) {
    if (Math.abs((list[to] as number) - behind) > slack) break;
    tried += 1;
    yield { from: at + 1, to };
  }
}
