/** The measures of a row of a table, and the currency that it names. */
import { type ImportMeasure, mostOfMeasure } from '../importedRow.ts';
import { isMeasureRole } from './columnRoles.ts';
import type { GatherPlan, Refused } from './gatherPlan.ts';
import { measureNames } from './measureNames.ts';
import { memo } from './memo.ts';
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
  const isMoney = measure.endsWith('_cents');
  if (value === null || (value >= 0 && value <= (isMoney ? mostMillionths : mostOfMeasure * one)))
    return value;
  const text = cell.trim();
  const name = header.trim() || measureNames[measure];
  if (Number.isNaN(value)) return { reason: `${name}: “${text}” is no number that can be read` };
  if (value < 0) return { reason: `${name}: ${text} is below 0` };
  return { reason: `${name}: ${text} is more than can be kept` };
};

/** Notes the currencies that the cells of a row name: in a column for it, or beside an amount. */
export const currencyReader = (currencyAt: number | undefined, measured: readonly Measured[]) => {
  const named = memo(currencyOfText);
  const beside = memo((cell: string) => currencyOfText(cell.replaceAll(/[\d.,\s]/g, '')));
  const money = measured.filter(({ measure }) => measure.endsWith('_cents'));
  return (cells: readonly string[], found: Set<string>): void => {
    const currency = currencyAt === undefined ? null : named(cells[currencyAt] ?? '');
    if (currency !== null) found.add(currency);
    for (const { at } of money) {
      const cell = cells[at] ?? '';
      const near = /[^\d\s.,'-]/.test(cell) ? beside(cell) : null;
      if (near !== null) found.add(near);
    }
  };
};
