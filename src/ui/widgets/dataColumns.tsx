/** Converts the columns of a kit table to Ant Design's. */

import type { TableColumnType } from 'antd';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import { definedOnly } from '#domain/definedOnly.ts';
import styles from './DataTable.module.css';
import type { CompareRows, TableSort } from './tableSort.ts';

export type DataColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** The title is visible to screen readers only, as above buttons. */
  readonly hidesTitle?: true;
  readonly isName?: true;
  readonly cell: (row: Row) => ReactNode;
  /** Label of the cell on a narrow screen. Default: the title; null: nothing. */
  readonly label?: string | null;
  /** A column without it does not sort. */
  readonly compare?: CompareRows<Row>;
  /** The first press sorts in descending order, for metrics and dates. */
  readonly isGreatestFirst?: true;
  /** Share of the table's width, such as `20%`, or pixels. A long word breaks inside its column. */
  readonly width?: string | number;
  readonly align?: 'end';
  /** Content of the totals row, which a table has if any column sets this. */
  readonly total?: ReactNode;
};

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

/** Memoized, because Ant Design calls every column for every row when columns change. `bdi` isolates right-to-left names. */
const DataCell = memo(({ row, cell, isName }: DataCellProps) =>
  isName ? <bdi>{cell(row)}</bdi> : cell(row),
);

/** `isLong`: virtual rows, whose elements have no implicit roles. */
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
    ...definedOnly({ width }),
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
