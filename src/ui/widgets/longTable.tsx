/** Virtualizes the rows of a very long table, with the roles and keys of a real one. */

import type { TableProps } from 'antd';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { ownValue } from '#domain/ownValue.ts';

export const leastLongRows = 500;

const height = 640;
const width = 960;
const rowsAPage = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: rowsAPage,
  PageUp: -rowsAPage,
};

/** Moves to the row at that position, or as far as rows are rendered; further rows are rendered after scrolling. */
const goBy = (event: KeyboardEvent<HTMLElement>): void => {
  const by = ownValue(steps, event.key);
  const row = event.currentTarget;
  if (by === undefined || event.target !== row) return;
  event.preventDefault();
  const drawn = [...(row.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one.getAttribute('role') === 'row',
  );
  const next = drawn[Math.min(Math.max(drawn.indexOf(row) + by, 0), drawn.length - 1)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};

/** antd renders the header as a separate table, which screen readers must ignore. */
const HeaderTable = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

const components = { header: { table: HeaderTable } };

export const longTableProps = <Row extends object>(): Partial<TableProps<Row>> => ({
  virtual: true,
  scroll: { y: height, x: width },
  components,
  onHeaderRow: () => ({ role: 'row', 'aria-rowindex': 1 }),
  onRow: (_, index = 0) => ({
    role: 'row',
    'aria-rowindex': index + 2,
    tabIndex: 0,
    onKeyDown: goBy,
  }),
});

type LongTableFrameProps = { readonly label: string; readonly count: number; readonly children: ReactNode };

/** Sets the row count including the header row, because most rows are not rendered. */
export const LongTableFrame = ({ label, count, children }: LongTableFrameProps) => (
  // biome-ignore lint/a11y/useSemanticElements: Ant Design draws the rows of a long table as boxes
  <div role="grid" aria-label={label} aria-rowcount={count + 1}>
    {children}
  </div>
);
