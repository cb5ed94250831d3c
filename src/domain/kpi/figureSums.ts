/** Computes metrics from sums of facts, including the sums of paid channels for ratios. */
import { columnOf, type FactMeasure, type FigureName } from './figureNames.ts';
import { ratioOf } from './ratios.ts';

/** The thirteen measures, then conversions, revenue and leads of paid channels. */
export const sumWidth = 16;
export const paidConversions = 13;
export const paidRevenue = 14;
export const paidLeads = 15;

export type Figures = Readonly<Record<FigureName, number | null>>;

/** Offset of the sums, and a bit set of reported measures in column order. */
export type FigureSums = {
  readonly sums: ArrayLike<number>;
  readonly at: number;
  readonly present: number;
};

export const presenceOf = (names: Iterable<FactMeasure>): number => {
  let bits = 0;
  for (const name of names) bits |= 1 << columnOf[name];
  return bits;
};

const sumOf = ({ sums, at, present }: FigureSums, name: FactMeasure): number | null =>
  present & (1 << columnOf[name]) ? (sums[at + columnOf[name]] ?? null) : null;

const divide = (numerator: number | null, denominator: number | null): number | null =>
  numerator === null || denominator === null ? null : ratioOf(numerator, denominator);

/** Sessions minus engaged sessions; clamped, as restated days may be rounded separately. */
const bouncedOf = (sessions: number | null, engaged: number | null): number | null =>
  sessions === null || engaged === null ? null : Math.max(0, sessions - engaged);

const inThousands = (ratio: number | null): number | null => (ratio === null ? null : ratio * 1_000);

/**
 * Ratios as in `ratiosOf`, except `aov_cents` = revenue ÷ orders. Null if a denominator is zero or a measure
 * is not reported. Never NaN, Infinity or -0.
 */
export const figuresOf = (from: FigureSums): Figures => {
  const { sums, at } = from;
  const sum = (name: FactMeasure): number | null => sumOf(from, name);
  const impressions = sum('impressions');
  const clicks = sum('clicks');
  const spend = sum('spend_cents');
  const conversions = sum('conversions');
  const revenue = sum('revenue_cents');
  const sessions = sum('sessions');
  const engaged = sum('engaged_sessions');
  const orders = sum('orders');
  const leads = sum('leads');
  const newCustomers = sum('new_customers');
  const pageviews = sum('pageviews');
  const seconds = sum('visit_seconds');
  const ofPaid = (index: number, whole: number | null): number | null =>
    spend === null || whole === null ? null : (sums[at + index] ?? null);
  return {
    impressions,
    clicks,
    spend_cents: spend,
    conversions,
    revenue_cents: revenue,
    sessions,
    engaged_sessions: engaged,
    users: sum('users'),
    orders,
    new_customers: newCustomers,
    leads,
    pageviews,
    visit_seconds: seconds,
    ctr: divide(clicks, impressions),
    cvr: divide(conversions, sessions),
    roas: divide(ofPaid(paidRevenue, revenue), spend),
    mer: divide(revenue, spend),
    cpc_cents: divide(spend, clicks),
    cpm_cents: inThousands(divide(spend, impressions)),
    cpa_cents: divide(spend, ofPaid(paidConversions, conversions)),
    aov_cents: divide(revenue, orders),
    cpl_cents: divide(spend, ofPaid(paidLeads, leads)),
    media_cac_cents: divide(spend, newCustomers),
    views_per_session: divide(pageviews, sessions),
    bounce_rate: divide(bouncedOf(sessions, engaged), sessions),
    visit_duration_seconds: divide(seconds, sessions),
  };
};
