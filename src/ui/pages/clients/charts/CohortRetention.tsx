/** Renders cohort retention: clients won in a quarter, and the share under contract in each later quarter. */
import { Button } from 'antd';
import { type CSSProperties, useState } from 'react';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Revenue, RevenueCohort } from '#domain/contract/clientListSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { FigureFrame } from '../../../charts/figure/FigureFrame.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import styles from './ClientCharts.module.css';

const cohortMeasures = ['clients', 'mrr'] as const;
type CohortMeasure = (typeof cohortMeasures)[number];

type CohortCell = {
  /** Clients, or cents a month. */
  readonly kept: number;
  readonly won: number;
  readonly isRunning: boolean;
};

type CohortRow = {
  readonly name: string;
  readonly clients: number;
  /** The first cell is the quarter of winning. Null for future quarters. */
  readonly cells: readonly (CohortCell | null)[];
};

type CohortTable = {
  readonly rows: readonly CohortRow[];
  readonly all: CohortRow;
};

const quarterName = (from: string): string =>
  `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;

const nameOf = (from: string | null, earliest: string | undefined): string => {
  if (from !== null) return quarterName(from);
  return earliest === undefined ? 'Earlier' : `Before ${quarterName(earliest)}`;
};

const cellsOf = ({ clients, start_cents, kept }: RevenueCohort, measure: CohortMeasure): CohortCell[] =>
  kept.map((one) => ({
    kept: measure === 'clients' ? one.clients : one.cents,
    won: measure === 'clients' ? clients : start_cents,
    isRunning: one.is_running,
  }));

const together = (cells: readonly CohortCell[]): CohortCell | null =>
  cells.length === 0
    ? null
    : {
        kept: cells.reduce((sum, { kept }) => sum + kept, 0),
        won: cells.reduce((sum, { won }) => sum + won, 0),
        isRunning: false,
      };

export const cohortTable = (cohorts: readonly RevenueCohort[], measure: CohortMeasure): CohortTable => {
  const earliest = cohorts.find(({ from }) => from !== null)?.from ?? undefined;
  const cells = cohorts.map((cohort) => cellsOf(cohort, measure));
  const columns = Array.from({ length: Math.max(0, ...cells.map(({ length }) => length)) }, (_, at) => at);
  return {
    rows: cohorts.map(({ from, clients }, index) => ({
      name: nameOf(from, earliest),
      clients,
      cells: columns.map((at) => cells[index]?.[at] ?? null),
    })),
    all: {
      name: 'All',
      clients: cohorts.reduce((sum, { clients }) => sum + clients, 0),
      cells: columns.map((at) =>
        together(cells.flatMap((row) => row[at] ?? []).filter(({ isRunning }) => !isRunning)),
      ),
    },
  };
};

/** `86%`; a partial share is never rounded to 0 % or 100 %. */
export const keptShare = ({ kept, won }: CohortCell): string => {
  const percent = Math.round((kept / won) * 100);
  if (kept < won && percent === 100) return '99%';
  return kept > 0 && percent === 0 ? '1%' : `${percent}%`;
};

export const keptAmount = ({ kept, won }: CohortCell, measure: CohortMeasure, currency: string): string =>
  measure === 'clients' ? `${kept} of ${won}` : feeAmount(kept, currency);

const mostListed = 4;

const whenOf = (quarters: number): string => {
  if (quarters === 0) return 'At the end of the quarter in which they were won';
  if (quarters === mostListed) return 'A year after they were won';
  return `${quarters === 1 ? '1 quarter' : `${quarters} quarters`} after they were won`;
};

export const cohortSummary = ({ all }: CohortTable, measure: CohortMeasure, currency: string): string => {
  const listed = all.cells.slice(0, mostListed + 1);
  const quarters = listed.findLastIndex((cell) => cell !== null);
  const cell = listed[quarters];
  if (!cell) return 'The first quarter is not over yet: once it ends, this shows who stays.';
  const share = keptShare(cell);
  if (measure === 'mrr')
    return `${whenOf(quarters)}, clients paid ${feeAmount(cell.kept, currency)} a month, ${share} of their first fees.`;
  return `${whenOf(quarters)}, ${cell.kept} of ${cell.won === 1 ? '1 client was' : `${cell.won} clients were`} still under contract, ${share}.`;
};

/** Shares from 0 to 1; empty for missing cells. */
export const cohortCsv = ({ rows, all }: CohortTable): Table => {
  const line = ({ name, clients, cells }: CohortRow) => [
    name,
    clients,
    ...cells.map((cell) => (cell === null ? '' : Math.round((cell.kept / cell.won) * 10_000) / 10_000)),
  ];
  const columns = all.cells.map((_, quarters) => `After ${quarters} quarters (share)`);
  return [['Won in', 'Clients', ...columns], ...rows.map(line), line(all)];
};

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
        <strong className="strong">{keptShare(cell)}</strong>{' '}
        <small>{keptAmount(cell, measure, currency)}</small>
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
        text="Once clients have fees, they are grouped by the quarter they joined, with the share that stayed."
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
