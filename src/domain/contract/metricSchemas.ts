/** Defines the wire schemas of metrics: one query for every page, report, answer and export. */
import * as z from 'zod/mini';
import { freshnessStates } from '../metrics/freshnessStates.ts';
import { comparisons, groupings, intervals, type MetricQuery } from '../metrics/metricQuery.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const measure = z.nullable(z.int());
const ratio = z.nullable(z.number());

/** Sums, `null` if no source reports the measure; ratios of sums, `null` if the denominator is zero or missing. */
const figureShape = {
  impressions: measure,
  clicks: measure,
  spend_cents: measure,
  conversions: measure,
  revenue_cents: measure,
  sessions: measure,
  engaged_sessions: measure,
  users: measure,
  orders: measure,
  new_customers: measure,
  leads: measure,
  pageviews: measure,
  visit_seconds: measure,
  ctr: ratio,
  cvr: ratio,
  roas: ratio,
  mer: ratio,
  cpc_cents: ratio,
  cpm_cents: ratio,
  cpa_cents: ratio,
  aov_cents: ratio,
  cpl_cents: ratio,
  media_cac_cents: ratio,
  views_per_session: ratio,
  bounce_rate: ratio,
  visit_duration_seconds: ratio,
} as const;

export const figureSet = z.strictObject(figureShape);
const previous = z.nullable(figureSet);

/**
 * Days are inclusive, such as `2026-11-21`. `filters`: values of one dimension are alternatives, dimensions
 * combine. `sort`, `detail`, `limit` and `cursor` need `group_by`. Unknown values give 422.
 */
export const metricQuery = z.strictObject({
  /** Client ids by comma; default: all that the caller may see. */
  client: z.optional(z.string()),
  from: day,
  to: day,
  compare: z.optional(z.enum(comparisons)),
  /** Days of `compare=custom`, both inclusive, of any length. */
  compare_from: z.optional(day),
  compare_to: z.optional(day),
  /** Shifts the compared range to align weekdays. */
  match: z.optional(z.enum(['weekday'])),
  interval: z.optional(z.enum(intervals)),
  group_by: z.optional(z.enum(groupings)),
  filters: z.optional(z.string()),
  measures: z.optional(z.string()),
  sort: z.optional(z.string()),
  detail: z.optional(z.enum(['series'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
}) satisfies z.ZodMiniType<MetricQuery>;

const range = z.strictObject({ from: day, to: day });

export const metricPoint = z.strictObject({
  /**
   * First day of the step; for hours the local time, `2026-11-21T14:00`. An hour that comes a second time at a
   * clock change has its offset from UTC: `2026-11-01T01:00`, then `2026-11-01T01:00-05:00`.
   */
  at: z.string(),
  /** True if the step is not over; the comparison then uses the same elapsed part. */
  open: z.boolean(),
  ...figureShape,
  previous,
});

export const metricRow = z.strictObject({
  key: z.string(),
  label: z.string(),
  ...figureShape,
  previous,
  /** Share of the total of the sorted metric, or of sessions if that is a ratio; null without a total. */
  share: ratio,
  series: z.optional(z.array(metricPoint)),
});

/** Days of a new connection’s history that arrived, of those that the platform has. */
export const historyProgress = z.strictObject({ days: count, of: count, stopped: z.boolean() });

export const metricFreshness = z.strictObject({
  source: z.string(),
  label: z.string(),
  client: z.string(),
  /** People of a client see only `fresh`, `refreshing` and `ended`. */
  state: z.enum(freshnessStates),
  data_to: z.nullable(day),
  synced_at: z.iso.datetime(),
  history: z.optional(historyProgress),
});

export const metricNote = z.strictObject({
  code: z.enum([
    'retentionClamped',
    'futureClamped',
    'noSource',
    'openDay',
    'restated',
    'gap',
    'backFill',
    'lateStart',
    'importBroken',
    /** Some sources report no hours; with `hoursUntold` none does. */
    'hoursEstimated',
    'hoursUntold',
    'clientsLeft',
  ]),
  text: z.string(),
});

export const metricReply = z.strictObject({
  range,
  compared_range: z.nullable(range),
  interval: z.enum(intervals),
  currency: z.string(),
  totals: figureSet,
  previous,
  series: z.array(metricPoint),
  /** Rows of `group_by`, otherwise empty. They sum to `totals`. */
  rows: z.array(metricRow),
  next_cursor: z.nullable(z.string()),
  total: count,
  freshness: z.array(metricFreshness),
  notes: z.array(metricNote),
});

/** The query of one metric, without steps or groups; `limit` and `cursor` page the fact rows. */
export const explainQuery = z.extend(
  z.omit(metricQuery, { interval: true, group_by: true, measures: true, sort: true, detail: true }),
  { figure: z.string() },
);

export const explainReply = z.strictObject({
  figure: z.string(),
  value: ratio,
  previous: ratio,
  range,
  compared_range: z.nullable(range),
  parts: z.array(z.strictObject({ name: z.string(), value: measure, previous: measure })),
  sources: z.array(
    z.strictObject({
      source: z.string(),
      label: z.string(),
      rows: count,
      parts: z.array(z.strictObject({ name: z.string(), value: measure })),
    }),
  ),
  rows_used: count,
  /** The newest first: `limit` rows, 50 by default. */
  rows: z.array(
    z.strictObject({
      day,
      source: z.string(),
      channel: z.string(),
      campaign: z.nullable(z.string()),
      parts: z.array(z.strictObject({ name: z.string(), value: measure })),
    }),
  ),
  next_cursor: z.nullable(z.string()),
  position: count,
  /** Number of the workspace's last event at or before that position; 0 before the first. */
  number: count,
});

export type { MetricQuery };
export type ExplainQuery = z.infer<typeof explainQuery>;
export type FigureSet = z.infer<typeof figureSet>;
export type MetricPoint = z.infer<typeof metricPoint>;
export type MetricRow = z.infer<typeof metricRow>;
export type MetricReply = z.infer<typeof metricReply>;
export type MetricFreshness = z.infer<typeof metricFreshness>;
export type MetricNote = z.infer<typeof metricNote>;
export type ExplainReply = z.infer<typeof explainReply>;
