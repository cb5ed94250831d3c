/** Computes ratio metrics from sums, never as means of ratios; null for a zero denominator. */
import type { Measures } from './measures.ts';

const ratioNames = ['ctr', 'cvr', 'roas', 'mer', 'cpc_cents', 'cpm_cents', 'cpa_cents', 'aov_cents'] as const;

export type RatioName = (typeof ratioNames)[number];

export type Ratios = Readonly<Record<RatioName, number | null>>;

export type Tally = { readonly all: Measures; readonly paid: Measures };

export const ratioOf = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : numerator / denominator;

const inThousands = (ratio: number | null): number | null => (ratio === null ? null : ratio * 1_000);

/**
 * `ctr`, `cpc_cents`, `cpm_cents`, `cpa_cents` and `roas` use paid channels only. `aov_cents` divides by
 * conversions. `mer` uses all channels, so that it needs no attribution.
 */
export const ratiosOf = ({ all, paid }: Tally): Ratios => ({
  ctr: ratioOf(paid.clicks, paid.impressions),
  cvr: ratioOf(all.conversions, all.sessions),
  roas: ratioOf(paid.revenue_cents, paid.spend_cents),
  mer: ratioOf(all.revenue_cents, all.spend_cents),
  cpc_cents: ratioOf(paid.spend_cents, paid.clicks),
  cpm_cents: inThousands(ratioOf(paid.spend_cents, paid.impressions)),
  cpa_cents: ratioOf(paid.spend_cents, paid.conversions),
  aov_cents: ratioOf(all.revenue_cents, all.conversions),
});
