/** Renders cohort retention: clients won in a quarter, and the share under contract in each later quarter. */
import { Button } from 'antd';
import { type CSSProperties, useState } from 'react';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { FigureFrame } from '../../../charts/figure/FigureFrame.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import styles from './ClientCharts.module.css';
import { type CohortCell, type CohortMeasure, type CohortRow, cohortTable } from './cohortRows.ts';
import { cohortCsv, cohortSummary, keptAmount, keptShare } from './cohortWords.ts';

const title = 'Cohort retention';

type Shown = { readonly measure: CohortMeasure; readonly currency: Revenue['currency'] };

/** Opacity of a cell's tint: the kept share squared, because most cohorts keep nearly all. Growth above 100 % looks like 100 %. */
const strengthOf = ({ kept, won }: CohortCell): CSSProperties => ({
  ['--strength' as string]: String(Math.min(1, kept / won) ** 2),
});

const Cell = ({ cell, measure, currency }: Shown & { cell: CohortCell | null }) => {
  if (cell === null) return <td />;
  return (
    <td data-running={cell.isRunning || undefined}>
      <span className={styles.cell} style={strengthOf(cell)}>
        <strong>{keptShare(cell)}</strong> <small>{keptAmount(cell, measure, currency)}</small>
        {cell.isRunning && <span className="visually-hidden"> so far</span>}
      </span>
    </td>
  );
};

const Row = ({ row, ...shown }: Shown & { row: CohortRow }) => (
  <tr>
    <th scope="row">{row.name}</th>
    <td>{row.clients}</td>
    {row.cells.map((cell, quarters) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
      <Cell key={quarters} cell={cell} {...shown} />
    ))}
  </tr>
);

type CohortRetentionProps = { readonly revenue: Pick<Revenue, 'cohorts' | 'currency'> };

export const CohortRetention = ({ revenue: { cohorts, currency } }: CohortRetentionProps) => {
  const saveTable = useSaveTable();
  const [measure, setMeasure] = useState<CohortMeasure>('clients');
  if (cohorts.length === 0)
    return (
      <EmptyState
        title="No cohorts yet"
        text="From the first fee on, clients are grouped here by the quarter in which they were won, and each quarter tells who stayed."
      />
    );
  const table = cohortTable(cohorts, measure);
  const shown = { measure, currency };
  return (
    <FigureFrame
      title={title}
      level={2}
      tools={
        <>
          <KitSegmented<CohortMeasure>
            size="small"
            aria-label="Retention of"
            value={measure}
            options={[
              { value: 'clients', label: 'Clients' },
              { value: 'mrr', label: 'MRR' },
            ]}
            onChange={setMeasure}
          />
          <Button
            size="small"
            type="text"
            aria-label="Download CSV"
            onClick={() => saveTable(`cohort-retention-${measure}`, cohortCsv(table))}
          >
            CSV
          </Button>
        </>
      }
    >
      <p className={styles.note}>{cohortSummary(table, measure, currency)}</p>
      <section
        className={styles.scroll}
        aria-label={`${title}, table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
        tabIndex={0}
      >
        <table className={styles.cohorts}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Won in
              </th>
              <th scope="col" rowSpan={2}>
                Clients
              </th>
              <th scope="colgroup" colSpan={table.all.cells.length}>
                Quarters since
              </th>
            </tr>
            <tr>
              {table.all.cells.map((_, quarters) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place
                <th key={quarters} scope="col">
                  {quarters}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.name} row={row} {...shown} />
            ))}
          </tbody>
          {table.rows.length > 1 && (
            <tfoot>
              <Row row={table.all} {...shown} />
            </tfoot>
          )}
        </table>
      </section>
      <p className={styles.note}>
        Each cell is of the end of its quarter, a dashed one of today, while its quarter is running. “All”
        counts quarters that are over. Who comes back counts again.
      </p>
    </FigureFrame>
  );
};
