/** The orders of the list of clients: which of two comes first by each column. */

import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { TableSort } from '../../../widgets/tableSort.ts';

type Compare = (one: PortfolioClient, other: PortfolioClient) => number;

/** What nothing tells of is least. */
const byFigure =
  (figureOf: (client: PortfolioClient) => number | null): Compare =>
  (one, other) => {
    const [left, right] = [
      figureOf(one) ?? Number.NEGATIVE_INFINITY,
      figureOf(other) ?? Number.NEGATIVE_INFINITY,
    ];
    return left === right ? 0 : left - right;
  };

/** The earliest first; never is last. */
const byTime =
  (timeOf: (client: PortfolioClient) => string | null): Compare =>
  (one, other) => {
    const [left, right] = [timeOf(one) ?? 'never', timeOf(other) ?? 'never'];
    return left.localeCompare(right);
  };

export const portfolioSorts = {
  name: (one, other) => compareNames(one.name, other.name),
  health: byFigure(({ health }) => health.score),
  spend: byFigure(({ figures }) => figures.spend_cents),
  revenue: byFigure(({ figures }) => figures.revenue_cents),
  mer: byFigure(({ figures }) => figures.mer),
  conversions: byFigure(({ figures }) => figures.conversions),
  cpa: byFigure(({ figures }) => figures.cpa_cents),
  goal: byFigure(({ goal }) => goal?.attainment ?? null),
  pacing: byFigure(({ budget }) => budget?.pacing ?? null),
  sync: byFigure(({ freshness }) => (freshness ? Date.parse(freshness.synced_at) : null)),
  report: byTime((client) => client.next_report_at),
  alerts: byFigure(({ open_alerts }) => open_alerts),
} as const satisfies Readonly<Record<string, Compare>>;

export type SortedColumn = keyof typeof portfolioSorts;

export const sortedColumns = Object.keys(portfolioSorts) as SortedColumn[];

const isSorted = (column: string): column is SortedColumn => Object.hasOwn(portfolioSorts, column);

/** In the order of the table. */
export const inOrder = (
  clients: readonly PortfolioClient[],
  { column, order }: TableSort,
): readonly PortfolioClient[] => {
  if (!isSorted(column)) return clients;
  const compare: Compare = portfolioSorts[column];
  return clients.toSorted((one, other) =>
    order === 'descending' ? compare(other, one) : compare(one, other),
  );
};
