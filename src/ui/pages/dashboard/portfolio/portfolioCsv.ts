/** Exports the listed clients as a table for spreadsheets. */
import type { PortfolioClient, PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { fileFigure, fileNumber } from '../../../charts/chartUnit.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { portfolioFigures as figures, type PortfolioFigureName } from './portfolioFigures.ts';

type Cell = string | number;

const isMoney = (name: PortfolioFigureName): boolean => ['money', 'rate'].includes(figureSpecs[name].unit);

const headOf = (name: PortfolioFigureName, currency: string): readonly string[] => {
  const { label } = figureSpecs[name];
  return [isMoney(name) ? `${label} (${currency})` : label, `${label} change (share)`];
};

const figureCells = (
  now: PortfolioFigures,
  previous: PortfolioFigures | null,
  name: PortfolioFigureName,
): readonly Cell[] => [
  fileFigure(now[name], chartUnitOf(name)),
  fileNumber(previous ? changeOf(now[name], previous[name]) : null),
];

const rowOf = (client: PortfolioClient): readonly Cell[] => [
  client.name,
  client.domain,
  client.industry,
  client.status,
  client.owner ?? '',
  client.health.score ?? '',
  client.health.band === null ? '' : bandLabels[client.health.band],
  ...figures.flatMap((name) => figureCells(client.figures, client.previous, name)),
  client.goal?.name ?? '',
  fileNumber(client.goal?.attainment ?? null),
  fileNumber(client.budget?.pacing ?? null),
  client.budget?.projected_cents == null ? '' : client.budget.projected_cents / 100,
  client.freshness?.data_to ?? '',
  client.freshness?.synced_at ?? '',
  client.open_alerts,
  client.next_report_at ?? '',
  client.reasons.map(({ text }) => text).join('; '),
];

/** One row per client, in the given order; money in units of the currency, shares as plain ratios. */
export const portfolioCsv = (clients: readonly PortfolioClient[], currency: string): Table => [
  [
    'Client',
    'Domain',
    'Industry',
    'Status',
    'Owner',
    'Health score',
    'Health',
    ...figures.flatMap((name) => headOf(name, currency)),
    'Goal',
    'Goal attainment (share)',
    'Budget pacing (share)',
    `Projected month spend (${currency})`,
    'Data to',
    'Last sync',
    'Open alerts',
    'Next report',
    'Needs attention',
  ],
  ...clients.map(rowOf),
];
