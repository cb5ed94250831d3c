/** Which figures the portfolio shows, and how addresses name the columns of those that its table has. */
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';

export type PortfolioFigureName = Exclude<keyof PortfolioFigures, 'paid_conversions'>;

/** The order of the key figures, and of the file. */
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
