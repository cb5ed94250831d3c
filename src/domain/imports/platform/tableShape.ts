/** The columns of a table as they are taken, and its rows of totals apart from those that are data. */

import { type ColumnRole, dayRoles, isMeasureRole, placeRoles } from './columnRoles.ts';
import type { ExportTable, TotalsRow } from './exportTables.ts';
import type { FileRow } from './fileRows.ts';
import { plainText } from './plainText.ts';

/** A key for each column: its plain header, numbered where several are the same. */
export const columnKeys = (headers: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const plain = plainText(header) || 'column';
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain} ${count}`;
  });
};

export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

/** Where each role is; a role that several columns have is the first one's. */
export const columnsOf = (roles: readonly ColumnRole[]): Columns => {
  const columns: Partial<Record<ColumnRole, number>> = {};
  roles.forEach((role, index) => {
    if (role !== 'ignored') columns[role] ??= index;
  });
  return columns;
};

export type SplitRows = { readonly rows: readonly FileRow[]; readonly totals: readonly TotalsRow[] };

const naming: readonly ColumnRole[] = [
  ...dayRoles.filter((role) => role !== 'from' && role !== 'to'),
  ...placeRoles.filter((role) => role !== 'currency'),
];

/** Meta Ads writes totals in the first row, spreadsheets in the last: with numbers, and nothing that says of what. */
export const splitTotals = ({ rows, totals }: ExportTable, roles: readonly ColumnRole[]): SplitRows => {
  const names = roles.flatMap((role, index) => (naming.includes(role) ? [index] : []));
  const measures = roles.flatMap((role, index) => (isMeasureRole(role) ? [index] : []));
  const isTotal = (row: FileRow | undefined): row is FileRow =>
    row !== undefined &&
    names.length > 0 &&
    names.every((index) => (row.cells[index] ?? '').trim() === '') &&
    measures.some((index) => /\d/.test(row.cells[index] ?? ''));
  const [first, second] = rows;
  const last = rows.at(-1);
  if (rows.length < 2) return { rows, totals };
  if (isTotal(first) && !isTotal(second)) {
    return { rows: rows.slice(1), totals: [{ label: 'the first row', row: first }, ...totals] };
  }
  if (isTotal(last) && !isTotal(rows.at(-2))) {
    return { rows: rows.slice(0, -1), totals: [...totals, { label: 'the last row', row: last }] };
  }
  return { rows, totals };
};
