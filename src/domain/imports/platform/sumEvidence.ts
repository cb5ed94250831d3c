/** Measures whether a row is the sum of others, and how unlikely that is by chance. */
import type { Amounts } from './amounts.ts';
import { noAmount } from './amounts.ts';
import { type Additive, type Prefixes, type Stretch, tolerance, valueAt } from './runSums.ts';

export type Figures = { readonly amounts: Amounts; readonly additive: readonly Additive[] };

export type Parts = {
  readonly count: number;
  readonly sumOf: (index: number) => number;
  readonly filledOf: (index: number) => number;
};

/** Columns in which the row equals the non-zero sum of the parts; null if any column disagrees. */
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

/** The others' values of a column, in order. */
const sortedValues = ({ amounts }: Figures, others: readonly number[], column: number): readonly number[] =>
  others
    .map((at) => valueAt(amounts, at, column))
    .filter((value) => value !== noAmount)
    .toSorted((one, other) => one - other);

const middleOf = (values: readonly number[]): number => {
  const half = (values.length - 1) / 2;
  return ((values[Math.floor(half)] ?? 0) + (values[Math.ceil(half)] ?? 0)) / 2;
};

const marks: readonly ((values: readonly number[]) => number)[] = [
  (values) => values[0] ?? 0,
  (values) => values.at(-1) ?? 0,
  middleOf,
];

/** True if the row is the least, the greatest or the middle of at least two others in all its columns. */
export const isMarkOf = (figures: Figures, row: number, others: readonly number[]): boolean => {
  const filled = figures.additive.flatMap((column) => {
    const value = valueAt(figures.amounts, row, column.column);
    return value === noAmount ? [] : [{ ...column, value }];
  });
  const columns = filled.map((column) => ({
    ...column,
    values: sortedValues(figures, others, column.column),
  }));
  if (columns.length === 0 || columns.some(({ values }) => values.length < 2)) return false;
  return marks.some((mark) =>
    columns.every(({ values, value, unit }) => Math.abs(mark(values) - value) <= unit),
  );
};

/** True if the row is the mean of the parts in all its columns, at least two. */
export const isMeanOf = ({ amounts, additive }: Figures, row: number, parts: Parts): boolean => {
  const evidence = additive.flatMap((column, index) => {
    const value = valueAt(amounts, row, column.column);
    const off = Math.abs(parts.sumOf(index) - value * parts.count);
    return value === noAmount || value === 0 ? [] : [off <= column.unit * parts.count];
  });
  return parts.count > 1 && evidence.length > 1 && evidence.every((is) => is);
};

const mostCompared = 200;

/** The extra evidence of a further matching column: none if it is a multiple of the other, little if it is nearly one. */
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

/** The row's value in the unit of its parts: round numbers say as little as those without their zeros. */
const roundedDigits = (
  amounts: Amounts,
  { column, unit }: Additive,
  row: number,
  parts: readonly number[],
): number => {
  const value = Math.abs(valueAt(amounts, row, column));
  const all = [row, ...parts.slice(0, mostCompared)].map((at) => valueAt(amounts, at, column));
  const known = all.filter((one) => one !== noAmount);
  let common = unit;
  while (value > 0 && known.every((one) => one % (common * 10) === 0)) common *= 10;
  return value / common;
};

const plainDigits: typeof roundedDigits = (amounts, { column, unit }, row) =>
  Math.abs(valueAt(amounts, row, column)) / unit;

/**
 * Approximate odds against a chance match: the mean part of the finest column, times the extra evidence of
 * each other column. Counts vary by their square root.
 */
export const evidenceOf = (
  figures: Figures,
  row: number,
  matched: readonly number[],
  parts: readonly number[],
  digits: typeof roundedDigits = plainDigits,
): number => {
  const columns = matched.flatMap((index) => {
    const column = figures.additive[index];
    return column === undefined ? [] : [{ column, digits: digits(figures.amounts, column, row, parts) }];
  });
  const [anchor, ...others] = columns.toSorted((first, second) => second.digits - first.digits);
  if (anchor === undefined) return 0;
  return others.reduce(
    (product, { column, digits }) => product * saysMore(figures, parts, [anchor.column, column], digits),
    anchor.digits / Math.max(1, parts.length),
  );
};

/** For rows under a name of their own: round numbers often add up by chance. */
export const roundedEvidence = (
  figures: Figures,
  row: number,
  matched: readonly number[],
  parts: readonly number[],
): number => evidenceOf(figures, row, matched, parts, roundedDigits);

const [fewestParts, enoughOfOne] = [3, 1_000];

/** A sum in a file's only column. */
export const isSoleSum = (
  { amounts, additive: [column, ...more] }: Figures,
  row: number,
  parts: readonly number[],
): boolean => {
  if (column === undefined || more.length > 0 || parts.length < fewestParts) return false;
  return roundedDigits(amounts, column, row, parts) / parts.length >= enoughOfOne;
};

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

/** A non-negative column in which the row has its largest value. */
export const anchorOf = ({ additive, amounts }: Figures, at: number) => {
  const rising = additive
    .map((column, index) => ({ index, column, value: valueAt(amounts, at, column.column) }))
    .filter(({ column, value }) => column.isRising && value > 0)
    .toSorted((one, other) => other.value / other.column.unit - one.value / one.column.unit);
  const [best] = rising;
  return best === undefined
    ? null
    : { ...best, within: (parts: number) => tolerance(best.column, Math.min(parts, 1_000)) };
};
