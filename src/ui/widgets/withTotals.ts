/** Adds a row of totals to columns, using the renderer of each column. */
import type { DataColumn } from './dataColumns.tsx';

/** `totals` has the shape of a row. Columns with a hidden title, such as those of buttons, have no total. */
export const withTotals = <Row>(
  columns: readonly DataColumn<Row>[],
  totals: Row,
): readonly DataColumn<Row>[] =>
  columns.map((column) => (column.hidesTitle ? column : { ...column, total: column.cell(totals) }));
