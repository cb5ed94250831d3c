/** Defines the portfolio's metrics and the names of its columns in addresses. */
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';

export type PortfolioFigureName = Exclude<keyof PortfolioFigures, 'paid_conversions'>;

export const portfolioFigures: readonly PortfolioFigureName[] = [
  'spend_cents',
  'revenue_cents',
  'mer',
  'conversions',
  'cpa_cents',
  'sessions',
];

export const figureColumns = {
  spend_cents: 'spend',
  revenue_cents: 'revenue',
  mer: 'mer',
  conversions: 'conversions',
  cpa_cents: 'cpa',
} as const satisfies Readonly<Partial<Record<PortfolioFigureName, string>>>;
