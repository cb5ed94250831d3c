/** What figures are worked out from: the sums of facts, and those of paid channels that ratios need alone. */
import { columnOf, type FactMeasure, type FigureName } from './figureNames.ts';
import { ratioOf } from './ratios.ts';

/** Numbers of one set of sums: the thirteen measures, then conversions, revenue and leads of paid channels. */
export const sumWidth = 16;
export const paidConversions = 13;
export const paidRevenue = 14;
export const paidLeads = 15;

/** Every figure of the wire. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** Where a set of sums stands, and which measures its sources report: one bit each, in the order of the columns. */
export type FigureSums = {
  readonly sums: ArrayLike<number>;
  readonly at: number;
  readonly present: number;
};

/** The bits of these measures. */
export const presenceOf = (names: Iterable<FactMeasure>): number => {
  let bits = 0;
  for (const name of names) bits |= 1 << columnOf[name];
  return bits;
};

/** The sum; null where nobody reports the measure. */
const sumOf = ({ sums, at, present }: FigureSums, name: FactMeasure): number | null =>
  present & (1 << columnOf[name]) ? (sums[at + columnOf[name]] ?? null) : null;

const divide = (numerator: number | null, denominator: number | null): number | null =>
  numerator === null || denominator === null ? null : ratioOf(numerator, denominator);

/** Visits that nothing came of. Sources count engaged visits among all, but a revised day may be rounded apart. */
const bouncedOf = (sessions: number | null, engaged: number | null): number | null =>
  sessions === null || engaged === null ? null : Math.max(0, sessions - engaged);

const inThousands = (ratio: number | null): number | null => (ratio === null ? null : ratio * 1_000);

/**
 * Ratios of sums as `ratiosOf` defines them, but for `aov_cents`, which is revenue ÷ orders. Null where a denominator is zero or
 * nobody reports one of the two. Never NaN, Infinity or -0: sums are whole numbers from 0.
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
  /** What paid channels have of a measure; none where nobody reports it. */
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
