/** What the cells of a table settle of how its dates and its numbers are written. */

import { type OrderFound, orderOf } from './columnDays.ts';
import { type ColumnRole, dayRoles, isMeasureRole } from './columnRoles.ts';
import type { Days } from './dateText.ts';
import { type DecimalFound, decimalOf } from './decimalOf.ts';
import type { FileRow } from './fileRows.ts';

type Of = (role: ColumnRole) => boolean;

const columnsOf = (roles: readonly ColumnRole[], is: Of): readonly number[] =>
  roles.flatMap((role, index) => (is(role) ? [index] : []));

function* cellsOf(rows: readonly FileRow[], index: number): Generator<string> {
  for (const { cells } of rows) yield cells[index] ?? '';
}

const isDate: Of = (role) => role !== 'nthDay' && dayRoles.some((one) => one === role);
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

/** Of visits there are no halves; of what a platform calls a conversion there are. */
const hasHalves: readonly ColumnRole[] = ['spend_cents', 'revenue_cents', 'conversions', 'visit_seconds'];

/** Columns that are left out speak only where those that come in settle nothing. */
export const decimalFound = (rows: readonly FileRow[], roles: readonly ColumnRole[]): DecimalFound => {
  const of = (is: Of) =>
    columnsOf(roles, is).map((index) => ({
      cells: cellsOf(rows, index),
      isWhole: isMeasureRole(roles[index] ?? 'ignored') && !hasHalves.includes(roles[index] ?? 'ignored'),
    }));
  const found = decimalOf(of(isMeasureRole));
  if (found.mark !== null || found.contradicts) return found;
  const others = decimalOf(of(isIgnored));
  return others.doubtful.length > 0 && others.mark === null ? found : { ...found, mark: others.mark };
};
