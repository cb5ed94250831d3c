/** Renders the totals row of the clients' table: count, fees and health. */
import type { ReactNode } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bookHealth } from '#domain/portfolio/portfolioHealth.ts';
import { noFigure } from '../../content/formatMetric.ts';
import { counted } from '../../content/limits.ts';
import { Hint } from '../../widgets/Hint.tsx';
import type { ClientColumn } from './clientColumnParts.ts';
import type { ClientRow } from './clientRow.ts';
import { feesOf } from './feeOfClient.ts';

const totalsOf = (rows: readonly ClientRow[], today: EpochDay): ReadonlyMap<string, ReactNode> => {
  const standings = rows.flatMap(({ standing }) => standing ?? []);
  const { mean } = bookHealth(standings);
  const sum = (countOf: (standing: PortfolioClient) => number): number =>
    standings.reduce((total, standing) => total + countOf(standing), 0);
  return new Map<string, ReactNode>([
    [
      'fee',
      feesOf(
        rows.map(({ client }) => client),
        today,
      ),
    ],
    ['health', mean === null ? noFigure : <Hint text="The mean of the scores">{mean}</Hint>],
    ['sources', `${sum((client) => client.sources_fresh)}/${sum(({ sources }) => sources)}`],
  ]);
};

export const withClientTotals = (
  columns: readonly ClientColumn[],
  rows: readonly ClientRow[] | null,
  today: EpochDay,
): readonly ClientColumn[] => {
  const totals = totalsOf(rows ?? [], today);
  const count = rows?.length ?? 0;
  return columns.map((column) => {
    if (column.isName) return rows ? { ...column, total: counted(count, 'clients') } : column;
    return totals.has(column.key) ? { ...column, total: totals.get(column.key) } : column;
  });
};
