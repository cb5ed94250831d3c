/** Defines the comparators that sort the list of clients by each column. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { byValue, type CompareRows, sortedRows, type TableSort } from '../../../widgets/tableSort.ts';

export const portfolioSorts = {
  name: (one, other) => compareNames(one.name, other.name),
  health: byValue<PortfolioClient>(({ health }) => health.score),
  spend: byValue<PortfolioClient>(({ figures }) => figures.spend_cents),
  revenue: byValue<PortfolioClient>(({ figures }) => figures.revenue_cents),
  mer: byValue<PortfolioClient>(({ figures }) => figures.mer),
  conversions: byValue<PortfolioClient>(({ figures }) => figures.conversions),
  cpa: byValue<PortfolioClient>(({ figures }) => figures.cpa_cents),
  goal: byValue<PortfolioClient>(({ goal }) => goal?.attainment ?? null),
  pacing: byValue<PortfolioClient>(({ budget }) => budget?.pacing ?? null),
  sync: byValue<PortfolioClient>(({ freshness }) => (freshness ? Date.parse(freshness.synced_at) : null)),
  report: byValue<PortfolioClient>((client) => client.next_report_at),
  alerts: byValue<PortfolioClient>(({ open_alerts }) => open_alerts),
} as const satisfies Readonly<Record<string, CompareRows<PortfolioClient>>>;

export type SortedColumn = keyof typeof portfolioSorts;

export const sortedColumns = Object.keys(portfolioSorts) as SortedColumn[];

const isSorted = (column: string): column is SortedColumn => Object.hasOwn(portfolioSorts, column);

export const inOrder = (
  clients: readonly PortfolioClient[],
  { column, order }: TableSort,
): readonly PortfolioClient[] => {
  if (!isSorted(column)) return clients;
  return sortedRows(clients, portfolioSorts[column], order);
};
