/** Sums the metrics of several clients. */
import { ratioOf } from '../kpi/ratios.ts';

type Sum = 'spend_cents' | 'revenue_cents' | 'conversions' | 'sessions' | 'paid_conversions';

type PortfolioFigures = Record<Sum | 'mer' | 'cpa_cents', number | null>;

const sumOf = (parts: readonly PortfolioFigures[], name: Sum): number | null => {
  const known = parts.map((part) => part[name]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const divide = (numerator: number | null, denominator: number | null): number | null =>
  numerator === null || denominator === null ? null : ratioOf(numerator, denominator);

/**
 * Sums, and ratios of sums: `mer` all revenue ÷ all spend, `cpa_cents` all spend ÷ conversions of paid
 * channels. All null without clients.
 */
export const portfolioTotals = (parts: readonly PortfolioFigures[]): PortfolioFigures => {
  const sums = {
    spend_cents: sumOf(parts, 'spend_cents'),
    revenue_cents: sumOf(parts, 'revenue_cents'),
    conversions: sumOf(parts, 'conversions'),
    sessions: sumOf(parts, 'sessions'),
    paid_conversions: sumOf(parts, 'paid_conversions'),
  };
  return {
    ...sums,
    mer: divide(sums.revenue_cents, sums.spend_cents),
    cpa_cents: divide(sums.spend_cents, sums.paid_conversions),
  };
};
