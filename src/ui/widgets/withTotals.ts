/** The columns of a table with a row of totals: what each writes of a row it writes of the totals too. */
import type { DataColumn } from './dataColumns.tsx';

/** `totals` looks like the rows. Columns that hide their title, such as those of buttons, have no total. */
export const withTotals = <Row>(
  columns: readonly DataColumn<Row>[],
  totals: Row,
): readonly DataColumn<Row>[] =>
  columns.map((column) => (column.hidesTitle ? column : { ...column, total: column.cell(totals) }));
