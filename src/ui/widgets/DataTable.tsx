/** Renders a sortable table with pages or virtual rows, and cards on a narrow screen. */
import { Button, Table } from 'antd';
import { type ReactNode, type ThHTMLAttributes, useState } from 'react';
import styles from './DataTable.module.css';
import { antdColumn, type DataColumn, isPending, type Pending } from './dataColumns.tsx';
import { LongTableFrame, leastLongRows, longTableProps } from './longTable.tsx';
import { usePages } from './TablePages.tsx';
import type { TableSort } from './tableSort.ts';
import { useIsNarrow } from './useIsNarrow.ts';

const fewestMore = 3;

type FirstRows<Row> = {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
};

/** `firstRows`: null for all, as in a table with pages or virtual rows. */
const useFirstRows = <Row,>(
  rows: readonly Row[],
  label: string,
  firstRows: number | null,
): FirstRows<Row> => {
  const [isWhole, setWhole] = useState(false);
  if (firstRows === null || rows.length < firstRows + fewestMore) return { shown: rows, more: null };
  const words = isWhole ? `Show the first ${firstRows}` : `Show all ${rows.length}`;
  return {
    shown: isWhole ? rows : rows.slice(0, firstRows),
    more: (
      <p className={styles.more}>
        <Button
          block
          aria-expanded={isWhole}
          aria-label={`${words}: ${label}`}
          onClick={() => setWhole(!isWhole)}
        >
          {words}
        </Button>
      </p>
    ),
  };
};

export type RowSelection<Row> = {
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  readonly nameOf: (row: Row) => string;
};

/** Pixels for a name, for another column whose width is a share or open, and for the boxes that choose rows. */
const nameRoom = 160;
const openRoom = 112;
const boxRoom = 48;

/** Columns of fixed pixels leave a narrow table no room for its name, which would be set letter by letter. */
const leastWidthOf = <Row,>(columns: readonly DataColumn<Row>[], hasBoxes: boolean): number =>
  columns.reduce(
    (sum, { width, isName }) => sum + (typeof width === 'number' ? width : isName ? nameRoom : openRoom),
    hasBoxes ? boxRoom : 0,
  );

type DataTableProps<Row> = {
  readonly label: string;
  /** Null while loading, with skeleton rows of the real shape. */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly sort?: TableSort | null;
  readonly onSort?: (sort: TableSort | null) => void;
  readonly selection?: RowSelection<Row>;
  readonly pageSize?: number;
  readonly empty?: ReactNode;
  /** All cards are shown on a narrow screen, because the table has few rows or grows in its own way. */
  readonly isWhole?: boolean;
  /** So many rows are shown until all are wanted. */
  readonly firstRows?: number;
  readonly expectedRows?: number;
  readonly density?: 'comfortable' | 'compact';
  /** Sticky header below the bar, and a sticky first column if the table scrolls sideways. */
  readonly isSticky?: boolean;
};

/** antd makes every table a live region, so that each change would read out its rows. */
const silent = { spinning: false, 'aria-live': 'off' } as const;

const tableOrders = { ascend: 'ascending', descend: 'descending' } as const;

/** Cards are several times as high as rows. */
const mostCards = 10;

/** So many cards fill three or four screens of a phone. */
const firstCards = 6;

const shortPage = (pageSize: number | undefined): number | undefined =>
  pageSize === undefined ? undefined : Math.min(pageSize, mostCards);

const selectionOf = <Row extends object>({ chosen, onChoose, nameOf }: RowSelection<Row>) => ({
  selectedRowKeys: [...chosen],
  onChange: (keys: readonly (string | number | bigint)[]) => onChoose(keys.map(String)),
  getCheckboxProps: (row: Row | Pending) =>
    isPending(row) ? { disabled: true } : { 'aria-label': `Choose ${nameOf(row)}` },
  getTitleCheckboxProps: () => ({ 'aria-label': 'Choose all' }),
});

/** antd repeats a sortable header's text as `aria-label`, by which a form field of that name would be found twice. */
const HeadCell = ({ 'aria-label': _repeated, ...head }: ThHTMLAttributes<HTMLTableCellElement>) => (
  <th {...head} />
);

const parts = { header: { cell: HeadCell } };

const totalsRow = <Row,>(columns: readonly DataColumn<Row>[], hasBoxes: boolean) => (
  <Table.Summary.Row className={styles.totals ?? ''}>
    {hasBoxes && <Table.Summary.Cell index={0} />}
    {columns.map(({ key, title, align, total, label = title }, index) => (
      <Table.Summary.Cell
        key={key}
        index={hasBoxes ? index + 1 : index}
        className={align ? (styles.end ?? '') : ''}
      >
        {total !== undefined && <span data-label={index === 0 ? null : label}>{total}</span>}
      </Table.Summary.Cell>
    ))}
  </Table.Summary.Row>
);

export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { label, rows, keyOf, columns, sort = null, onSort, selection, pageSize, expectedRows = 5 } = props;
  const pending = Array.from({ length: expectedRows }, (_, index): Pending => ({ pending: index }));
  const all: readonly (Row | Pending)[] = rows ?? pending;
  const isLong = pageSize === undefined && all.length >= leastLongRows;
  const isNarrow = useIsNarrow();
  const mayFold = rows !== null && !isLong && !props.isWhole && pageSize === undefined;
  const first = isNarrow ? firstCards : (props.firstRows ?? null);
  const { shown, more } = useFirstRows(all, label, mayFold ? first : null);
  const { pagination, pages, toFirst } = usePages(
    isNarrow ? shortPage(pageSize) : pageSize,
    shown.length,
    label,
  );
  const table = (
    <Table<Row | Pending>
      className={`${styles.table} ${props.isSticky && !isLong ? styles.sticky : ''}`}
      style={{ ['--columns-width' as string]: `${leastWidthOf(columns, selection !== undefined)}px` }}
      size={props.density === 'compact' ? 'small' : 'middle'}
      tableLayout="fixed"
      aria-label={label}
      aria-busy={rows === null}
      loading={silent}
      rowKey={(row) => (isPending(row) ? `pending-${row.pending}` : keyOf(row))}
      columns={columns.map((column) => antdColumn(column, sort, isLong))}
      dataSource={[...shown]}
      pagination={pagination}
      showSorterTooltip={false}
      components={parts}
      locale={{ emptyText: props.empty ?? 'Nothing here yet.' }}
      onRow={(row) => (isPending(row) ? { 'aria-hidden': true } : {})}
      {...(columns.some(({ total }) => total !== undefined)
        ? { summary: () => totalsRow(columns, selection !== undefined) }
        : {})}
      {...(selection ? { rowSelection: selectionOf(selection) } : {})}
      {...(isLong ? longTableProps<Row | Pending>() : {})}
      onChange={(_pages, _filters, sorted) => {
        toFirst();
        const { order, columnKey } = Array.isArray(sorted) ? { ...sorted[0] } : sorted;
        onSort?.(
          order && columnKey !== undefined ? { column: String(columnKey), order: tableOrders[order] } : null,
        );
      }}
    />
  );
  if (isLong)
    return (
      <LongTableFrame label={label} count={shown.length}>
        {table}
      </LongTableFrame>
    );
  return (
    <>
      {table}
      {pages}
      {more}
    </>
  );
};
