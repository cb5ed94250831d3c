/** What a table of very many rows needs: only those in sight are drawn, and readers and keys get what a real table would give them. */
import type { TableProps } from 'antd';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

/** From so many rows on, only those in sight are drawn. */
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

/** Goes to the row of that place, or as far as rows are drawn; those beyond are drawn once these are in sight. */
const goBy = (event: KeyboardEvent<HTMLElement>): void => {
  const by = steps[event.key];
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

/** The header is a table of its own, which is none for readers. */
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

/** Says how many rows there are, as most of them are not drawn; the headers are the first. */
export const LongTableFrame = ({ label, count, children }: LongTableFrameProps) => (
  // biome-ignore lint/a11y/useSemanticElements: Ant Design draws the rows of a long table as boxes
  <div role="grid" aria-label={label} aria-rowcount={count + 1}>
    {children}
  </div>
);
