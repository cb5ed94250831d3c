/** The key figures that are ratios: always of sums, never a mean of ratios, and null where the denominator is zero. */
import type { Measures } from './measures.ts';

const ratioNames = ['ctr', 'cvr', 'roas', 'mer', 'cpc_cents', 'cpm_cents', 'cpa_cents', 'aov_cents'] as const;

export type RatioName = (typeof ratioNames)[number];

export type Ratios = Readonly<Record<RatioName, number | null>>;

/** The sums that ratios are made of: over all channels, and over those alone that cost money. */
export type Tally = { readonly all: Measures; readonly paid: Measures };

/** `numerator` ÷ `denominator`; null for a denominator of zero. */
export const ratioOf = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : numerator / denominator;

const inThousands = (ratio: number | null): number | null => (ratio === null ? null : ratio * 1_000);

/**
 * Plain ratios, and cents where the name says so. Of paid channels: `ctr` = clicks ÷ impressions, `cpc_cents` = spend ÷ clicks,
 * `cpm_cents` = spend ÷ thousand impressions. Also of paid channels: `cpa_cents` = spend ÷ conversions, `roas` = revenue ÷ spend.
 * Of all channels: `cvr` = conversions ÷ sessions, `aov_cents` = revenue ÷ conversions, `mer` = revenue ÷ spend. `mer` needs no
 * opinion on what caused a sale.
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
