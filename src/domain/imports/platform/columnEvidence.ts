/** Derives date order and decimal mark of a table from its cells. */

import type { FileRow } from '../text/fileRows.ts';
import { type OrderFound, orderOf } from './columnDays.ts';
import { type ColumnRole, dayRoles, isMeasureRole, isRatio } from './columnRoles.ts';
import type { Days } from './dateText.ts';
import { type DecimalFound, decimalOf } from './decimalOf.ts';

type Of = (role: ColumnRole) => boolean;

const columnsOf = (roles: readonly ColumnRole[], is: Of): readonly number[] =>
  roles.flatMap((role, index) => (is(role) ? [index] : []));

function* cellsOf(rows: readonly FileRow[], index: number): Generator<string> {
  for (const { cells } of rows) yield cells[index] ?? '';
}

const isDate: Of = (role) => !role.startsWith('nth') && dayRoles.some((one) => one === role);
const isIgnored: Of = (role) => role === 'ignored';

export const orderFound = (
  rows: readonly FileRow[],
  roles: readonly ColumnRole[],
  stated: Days | null,
): OrderFound => {
  const cells = new Set<string>();
  for (const index of columnsOf(roles, isDate)) for (const cell of cellsOf(rows, index)) cells.add(cell);
  return orderOf(cells, stated);
};

/** Counts of visits are whole; conversions of platforms can be fractional. */
const hasHalves: readonly ColumnRole[] = ['spend_cents', 'revenue_cents', 'conversions', 'visit_seconds'];

/** Only ratios and money decide: a version such as `1.2` has the same form in any locale. */
const isFigure = (header: string, rows: readonly FileRow[], index: number): boolean =>
  isRatio(header) || /[%$€£¥]/.test(rows[0]?.cells[index] ?? '');

export const decimalFound = (
  rows: readonly FileRow[],
  roles: readonly ColumnRole[],
  headers: readonly string[],
): DecimalFound => {
  const of = (is: Of) =>
    columnsOf(roles, is).map((index) => ({
      header: headers[index] ?? '',
      cells: cellsOf(rows, index),
      isWhole: isMeasureRole(roles[index] ?? 'ignored') && !hasHalves.includes(roles[index] ?? 'ignored'),
      index,
    }));
  const found = decimalOf(of(isMeasureRole));
  if (found.doubtful.length === 0 || found.settled !== null || found.contradicts) return found;
  const { settled } = decimalOf(of(isIgnored).filter(({ header, index }) => isFigure(header, rows, index)));
  return { ...found, settled };
};
