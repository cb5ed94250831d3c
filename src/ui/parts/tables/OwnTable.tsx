/** A large table as each person likes it: their columns and density, with its head in sight, and its first column where it is wide. */
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
  /** Under which its habits are kept: `portfolio`. */
  readonly table: string;
  /** Where the page reads the habits itself, as for the order. */
  readonly own?: HabitsInUse;
  /** Its settings stand elsewhere on the page. */
  readonly isBare?: boolean;
  /** Beside the settings. */
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
        <div className={styles.bar} data-print="never">
          {tools}
          <TableSettings {...own} name={rest.label} columns={optional} />
        </div>
      )}
      <DataTable<Row> {...rest} columns={rest.columns.filter(isShown)} density={density} isSticky />
    </>
  );
};

const Kept = <Row extends object>({ table, ...rest }: Omit<OwnTableProps<Row>, 'own'>) => (
  <Liked<Row> {...rest} own={useTableHabits(table)} />
);

export const OwnTable = <Row extends object>({ own, ...rest }: OwnTableProps<Row>) => {
  const { table: _table, ...shown } = rest;
  return own ? <Liked<Row> {...shown} own={own} /> : <Kept<Row> {...rest} />;
};
