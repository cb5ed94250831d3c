/** The measures of a row of a table, and the currency that it names. */
import { type ImportMeasure, mostOfMeasure } from '../importedRow.ts';
import { isMeasureRole } from './columnRoles.ts';
import type { GatherPlan, Refused } from './gatherPlan.ts';
import { measureNames } from './measureNames.ts';
import { type DecimalMark, millionthsOf, one } from './numberText.ts';
import { currencyOfText } from './placeText.ts';
import type { Columns } from './tableShape.ts';

export type Measured = { readonly measure: ImportMeasure; readonly at: number; readonly header: string };

export const measuredColumns = ({ columns, headers }: GatherPlan): readonly Measured[] =>
  Object.entries(columns).flatMap(([role, at]) => {
    const measure = role as keyof Columns;
    return isMeasureRole(measure) && at !== undefined ? [{ measure, at, header: headers[at] ?? '' }] : [];
  });

const mostMillionths = (mostOfMeasure / 100) * one;

/** Millionths; null where the cell says that there is no value. */
export const amountOf = (
  cell: string,
  { measure, header }: Measured,
  mark: DecimalMark,
): number | null | Refused => {
  const value = millionthsOf(cell, mark);
  if (value === null) return null;
  const text = cell.trim();
  const name = header.trim() || measureNames[measure];
  if (Number.isNaN(value)) return { reason: `${name}: “${text}” is no number that can be read` };
  if (value < 0) return { reason: `${name}: ${text} is below 0` };
  const most = measure.endsWith('_cents') ? mostMillionths : mostOfMeasure * one;
  return value > most ? { reason: `${name}: ${text} is more than can be kept` } : value;
};

/** The currencies that the cells of a row name: in a column for it, or beside an amount. */
export const currenciesOf = (
  cells: readonly string[],
  currencyAt: number | undefined,
  measured: readonly Measured[],
): readonly string[] => {
  const beside = measured.flatMap(({ measure, at }) => {
    const cell = cells[at] ?? '';
    return measure.endsWith('_cents') && /[^\d\s.,'-]/.test(cell) ? [cell.replaceAll(/[\d.,\s]/g, '')] : [];
  });
  const column = currencyAt === undefined ? [] : [cells[currencyAt] ?? ''];
  return [...column, ...beside].flatMap((text) => currencyOfText(text) ?? []);
};
