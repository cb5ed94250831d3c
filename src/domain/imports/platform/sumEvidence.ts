/** Whether a row is the sum of others, and how unlikely it is that chance made it so. */
import type { Amounts } from './amounts.ts';
import { noAmount } from './amounts.ts';
import { type Additive, type Prefixes, type Stretch, tolerance, valueAt } from './runSums.ts';

export type Figures = { readonly amounts: Amounts; readonly additive: readonly Additive[] };

/** Rows that may be the parts of one, with what they come to in each additive column. */
export type Parts = {
  readonly count: number;
  readonly sumOf: (index: number) => number;
  /** How many of them are not 0. */
  readonly filledOf: (index: number) => number;
};

/** The columns in which a row is the sum of the parts and not 0; null where any column says otherwise. */
export const matchesOf = (
  { amounts, additive }: Figures,
  row: number,
  parts: Parts,
): readonly number[] | null => {
  const matched: number[] = [];
  for (const [index, column] of additive.entries()) {
    const value = valueAt(amounts, row, column.column);
    if (value === noAmount) continue;
    if (Math.abs(parts.sumOf(index) - value) > tolerance(column, parts.count)) return null;
    if (value !== 0) matched.push(index);
  }
  return matched;
};

/** Whether a row is the mean of the parts in two columns at least, and in each that it has. */
export const isMeanOf = ({ amounts, additive }: Figures, row: number, parts: Parts): boolean => {
  const told = additive.flatMap((column, index) => {
    const value = valueAt(amounts, row, column.column);
    const off = Math.abs(parts.sumOf(index) - value * parts.count);
    return value === noAmount || value === 0 ? [] : [off <= column.unit * parts.count];
  });
  return parts.count > 1 && told.length > 1 && told.every((is) => is);
};

/** So many parts tell whether two columns go together. */
const mostCompared = 200;

/** What one more matching column says beyond another: nothing where it is a multiple of it, little where it is a rounded one. */
const saysMore = (
  { amounts }: Figures,
  parts: Iterable<number>,
  [one, other]: readonly [Additive, Additive],
  digits: number,
): number => {
  let first: readonly [number, number] | null = null;
  let [isMultiple, isRounded, seen] = [true, true, 0];
  for (const row of parts) {
    const [a, b] = [
      valueAt(amounts, row, one.column) / one.unit,
      valueAt(amounts, row, other.column) / other.unit,
    ];
    if (!(a > 0 && b > 0)) continue;
    first ??= [a, b];
    const difference = Math.abs(b * first[0] - first[1] * a);
    isMultiple &&= difference <= 1e-9 * b * first[0];
    isRounded &&= difference <= a + b + first[0] + first[1];
    seen += 1;
    if (seen > mostCompared) break;
  }
  if (isMultiple) return 1;
  return isRounded ? 2 : Math.max(2, Math.sqrt(digits));
};

/**
 * How many tables there are for each one in which chance alone makes the sum, about: the mean part of the finest column, times what
 * each other column says beyond it. Counts scatter by their square root.
 */
export const evidenceOf = (
  figures: Figures,
  row: number,
  matched: readonly number[],
  parts: readonly number[],
): number => {
  const columns = matched.flatMap((index) => {
    const column = figures.additive[index];
    return column === undefined
      ? []
      : [{ column, digits: Math.abs(valueAt(figures.amounts, row, column.column)) / column.unit }];
  });
  const [anchor, ...others] = columns.toSorted((first, second) => second.digits - first.digits);
  if (anchor === undefined) return 0;
  return others.reduce(
    (product, { column, digits }) => product * saysMore(figures, parts, [anchor.column, column], digits),
    anchor.digits / Math.max(1, parts.length),
  );
};

/** All rows but the one. */
export const othersOf = (
  { sums, filled, rows }: Prefixes,
  { additive, amounts }: Figures,
  at: number,
): Parts => {
  const own = (index: number): number => {
    const value = valueAt(amounts, at, additive[index]?.column ?? 0);
    return value === noAmount ? 0 : value;
  };
  return {
    count: rows.length - 1,
    sumOf: (index) => (sums[index]?.at(-1) ?? 0) - own(index),
    filledOf: (index) => (filled[index]?.at(-1) ?? 0) - (own(index) === 0 ? 0 : 1),
  };
};

export const stretchParts = ({ sums, filled }: Prefixes, { from, to }: Stretch): Parts => ({
  count: to - from,
  sumOf: (index) => (sums[index]?.[to] ?? 0) - (sums[index]?.[from] ?? 0),
  filledOf: (index) => (filled[index]?.[to] ?? 0) - (filled[index]?.[from] ?? 0),
});
