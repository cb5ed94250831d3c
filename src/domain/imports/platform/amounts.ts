/** Parses all measure cells of a table once; an unreadable cell invalidates only itself. */
import { type ImportMeasure, leastOfMeasure, mostOfMeasure } from '../importedRow.ts';
import type { FileRow } from '../text/fileRows.ts';
import { isMeasureRole } from './columnRoles.ts';
import { type DecimalMark, millionthsOf, one } from './numberText.ts';
import type { Columns } from './tableShape.ts';

export type Measured = {
  readonly measure: ImportMeasure;
  readonly at: number;
  readonly header: string;
  /** Divisor of the cell: Google’s API reports money in millionths. */
  readonly scale: number;
};

export const noAmount = Number.NEGATIVE_INFINITY;

export type Amounts = {
  readonly width: number;
  /** Millionths, row by row; `noAmount` for a missing one. */
  readonly values: Float64Array;
  readonly faults: ReadonlyMap<number, string>;
};

export const measuredColumns = (columns: Columns, headers: readonly string[]): readonly Measured[] =>
  Object.entries(columns).flatMap(([role, at]) => {
    const measure = role as keyof Columns;
    const header = headers[at ?? -1] ?? '';
    return isMeasureRole(measure) && at !== undefined
      ? [{ measure, at, header, scale: /micros/i.test(header) ? one : 1 }]
      : [];
  });

const mostMillionths = (measure: ImportMeasure, cents: number): number =>
  (measure.endsWith('_cents') ? cents / 100 : cents) * one;

/** A share of a measure is not an amount of it. */
const isShare = (cell: string): boolean => /[%٪％]/.test(cell);

const faultOf = (cell: string, value: number, measure: ImportMeasure): string => {
  const text = cell.trim();
  if (isShare(cell)) return `“${text}” is a share, no amount`;
  if (Number.isNaN(value)) return `“${text}” is not a number`;
  return value < 0 && leastOfMeasure(measure) === 0 ? `${text} is below 0` : `${text} is too large`;
};

type Reading = Pick<Amounts, 'width'> & {
  readonly rows: readonly FileRow[];
  readonly mark: DecimalMark;
  readonly values: Float64Array;
  readonly faults: Map<number, string>;
};

const readColumn = (
  { rows, mark, values, faults, width }: Reading,
  { measure, at, scale }: Measured,
  first: number,
): void => {
  const most = mostMillionths(measure, mostOfMeasure);
  const least = mostMillionths(measure, leastOfMeasure(measure));
  let place = first;
  for (const { cells } of rows) {
    const cell = cells[at] ?? '';
    const millionths = cell === '' ? null : isShare(cell) ? Number.NaN : millionthsOf(cell, mark);
    const value = millionths === null || scale === 1 ? millionths : Math.round(millionths / scale);
    if (value !== null && value >= least && value <= most) values[place] = value;
    else if (value !== null) faults.set(place, faultOf(cell, value, measure));
    place += width;
  }
};

export const readAmounts = (
  rows: readonly FileRow[],
  measured: readonly Measured[],
  mark: DecimalMark,
): Amounts => {
  const width = measured.length;
  const values = new Float64Array(rows.length * width).fill(noAmount);
  const faults = new Map<number, string>();
  const reading = { rows, mark, values, faults, width };
  for (const [at, column] of measured.entries()) readColumn(reading, column, at);
  return { width, values, faults };
};
