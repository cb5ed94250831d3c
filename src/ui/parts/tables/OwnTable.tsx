/** Renders a large table with personal columns and density, a sticky header and a sticky first column. */
import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '../../widgets/DataTable.tsx';
import styles from './TableSettings.module.css';
import { TableSettings } from './TableSettings.tsx';
import { optionalColumns } from './tableHabits.ts';
import { type HabitsInUse, useTableHabits } from './useTableHabits.ts';

type OwnTableProps<Row extends object> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'density' | 'isSticky'
> & {
  /** Storage key of its settings: `portfolio`. */
  readonly table: string;
  readonly own?: HabitsInUse;
  readonly isBare?: boolean;
  readonly tools?: ReactNode;
};

type LikedProps<Row extends object> = Omit<OwnTableProps<Row>, 'own' | 'table'> & {
  readonly own: HabitsInUse;
};

const Liked = <Row extends object>({ own, tools, isBare = false, ...rest }: LikedProps<Row>) => {
  const { hidden, density } = own.habits;
  const optional = optionalColumns(rest.columns);
  const isShown = ({ key }: { readonly key: string }) =>
    !hidden.includes(key) || !optional.some((column) => column.key === key);
  return (
    <>
      {!isBare && (
        <Flex wrap align="center" justify="flex-end" gap={8} className={styles.bar ?? ''} data-print="never">
          {tools}
          <TableSettings {...own} name={rest.label} columns={optional} />
        </Flex>
      )}
      <DataTable<Row> {...rest} columns={rest.columns.filter(isShown)} density={density} isSticky />
    </>
  );
};

const StoredTable = <Row extends object>({ table, ...rest }: Omit<OwnTableProps<Row>, 'own'>) => (
  <Liked<Row> {...rest} own={useTableHabits(table)} />
);

export const OwnTable = <Row extends object>({ own, ...rest }: OwnTableProps<Row>) => {
  const { table: _table, ...shown } = rest;
  return own ? <Liked<Row> {...shown} own={own} /> : <StoredTable<Row> {...rest} />;
};
