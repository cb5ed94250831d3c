/** The columns of a kit table, as Ant Design's Table takes them. */
import type { TableColumnType } from 'antd';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import styles from './DataTable.module.css';
import type { CompareRows, TableSort } from './tableSort.ts';

export type DataColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** The title is for readers alone, as over buttons. */
  readonly hidesTitle?: true;
  /** Names the row: one column of each table. */
  readonly isName?: true;
  readonly cell: (row: Row) => ReactNode;
  /** What a narrow screen writes before the cell; left out: the title; null: nothing. */
  readonly label?: string | null;
  /** A column without it does not sort. */
  readonly compare?: CompareRows<Row>;
  /** The first press sorts from the greatest down, as suits figures and dates. */
  readonly isGreatestFirst?: true;
  /** Of the table's width, such as `20%` or pixels. A long word is broken in its own column, whatever the others hold. */
  readonly width?: string | number;
  readonly align?: 'end';
  /** What stands in the row of totals; a table has one where a column has this. */
  readonly total?: ReactNode;
};

/** A row that is waited for. */
export type Pending = { readonly pending: number };

export const isPending = (row: object): row is Pending => 'pending' in row;

type HeaderAttributes = HTMLAttributes<HTMLElement> & { readonly 'data-next-order'?: string };
type CellAttributes = HTMLAttributes<HTMLElement> & { readonly 'data-label'?: string };

const antdOrder = { ascending: 'ascend', descending: 'descend' } as const;

const orderAfter = ({ isGreatestFirst }: { isGreatestFirst?: true }, sort: TableSort | null): string => {
  const turn = isGreatestFirst ? ['descending', 'ascending'] : ['ascending', 'descending'];
  return (sort ? turn[turn.indexOf(sort.order) + 1] : turn[0]) ?? 'none';
};

const sortingOf = <Row extends object>(
  column: DataColumn<Row>,
  sort: TableSort | null,
): TableColumnType<Row | Pending> => {
  const { key, compare } = column;
  if (compare === undefined) return {};
  const mine = sort?.column === key ? sort : null;
  return {
    sorter: (one, other, order) =>
      isPending(one) || isPending(other)
        ? 0
        : compare(one, other, order === 'descend' ? 'descending' : 'ascending'),
    sortOrder: mine ? antdOrder[mine.order] : null,
    sortDirections: column.isGreatestFirst ? ['descend', 'ascend'] : ['ascend', 'descend'],
  };
};

const cellAttributes = <Row,>(column: DataColumn<Row>, isLong: boolean): CellAttributes => {
  const { title, hidesTitle, isName, label = title } = column;
  return {
    ...(isName || hidesTitle || label === null ? {} : { 'data-label': label }),
    ...(isLong ? { role: isName ? 'rowheader' : 'gridcell' } : {}),
  };
};

const headerAttributes = <Row,>(
  column: DataColumn<Row>,
  sort: TableSort | null,
  isLong: boolean,
): HeaderAttributes => ({
  ...(column.compare
    ? { 'data-next-order': orderAfter(column, sort?.column === column.key ? sort : null) }
    : {}),
  ...(isLong ? { role: 'columnheader' } : {}),
});

type DataCellProps = {
  readonly row: object;
  readonly cell: (row: object) => ReactNode;
  readonly isName: true | undefined;
};

/**
 * The content of a cell. Ant Design calls every column for every row whenever the columns are made anew. The memo draws a cell again
 * only if its row or the function of its column has changed. A name may be written from right to left: `bdi` keeps it from moving the
 * text beside it.
 */
const DataCell = memo(({ row, cell, isName }: DataCellProps) =>
  isName ? <bdi>{cell(row)}</bdi> : cell(row),
);

/** `isLong`: its rows are drawn by what has no roles of its own. */
export const antdColumn = <Row extends object>(
  column: DataColumn<Row>,
  sort: TableSort | null,
  isLong: boolean,
): TableColumnType<Row | Pending> => {
  const { key, title, hidesTitle, isName, cell, width, align } = column;
  return {
    key,
    title: hidesTitle ? <span className="visually-hidden">{title}</span> : title,
    ...(isName ? { rowScope: 'row' } : {}),
    ...(width === undefined ? {} : { width }),
    ...(align === undefined ? {} : { className: styles.end ?? '' }),
    onCell: () => cellAttributes(column, isLong),
    onHeaderCell: () => headerAttributes(column, sort, isLong),
    render: (_, row) =>
      isPending(row) ? (
        <span className={styles.awaited} data-name={isName || undefined} />
      ) : (
        <DataCell row={row} cell={cell as (row: object) => ReactNode} isName={isName} />
      ),
    ...sortingOf(column, sort),
  };
};
