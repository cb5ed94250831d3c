/** The shapes of figures on the wire: one query for every screen, report, answer and export. */
import * as z from 'zod/mini';
import { freshnessStates } from '../metrics/freshnessStates.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const measure = z.nullable(z.int());
const ratio = z.nullable(z.number());

export const comparisons = ['none', 'previous', 'year', 'custom'] as const;
export const intervals = ['hour', 'day', 'week', 'month'] as const;
export const groupings = ['channel', 'campaign', 'device', 'country', 'client', 'source'] as const;

/** Sums, `null` where no source of the selection reports the measure; ratios of sums, `null` where the denominator is zero or absent. */
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
 * `from` and `to` are inclusive days such as `2026-11-21`. `filters` is `channel:paid_search,display;device:mobile`: values of one
 * dimension are alternatives, dimensions are added. `measures` names figures by comma; left out: all. `sort` is a figure's name,
 * `-spend_cents` for the largest first. `detail=series` gives each row its own series. `sort`, `detail`, `limit` and `cursor` are of
 * rows and need `group_by`. Anything unknown is 422.
 */
export const metricQuery = z.strictObject({
  /** One client, or several by comma; left out: all that the caller may see. */
  client: z.optional(z.string()),
  from: day,
  to: day,
  compare: z.optional(z.enum(comparisons)),
  /** The days of `compare=custom`, both inclusive; of any length. */
  compare_from: z.optional(day),
  compare_to: z.optional(day),
  /** Moves the compared range so that weekdays stand under weekdays. */
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
});

const range = z.strictObject({ from: day, to: day });

export const metricPoint = z.strictObject({
  /** The first day of the step, for hours `2026-11-21T14:00`. */
  at: z.string(),
  /** Whether the step is not over; it is compared with the same elapsed part. */
  open: z.boolean(),
  ...figureShape,
  previous,
});

export const metricRow = z.strictObject({
  key: z.string(),
  label: z.string(),
  ...figureShape,
  previous,
  /** Its part of the total of the figure that is sorted by, of sessions where that is a ratio; null without a total. */
  share: ratio,
  series: z.optional(z.array(metricPoint)),
});

export const metricFreshness = z.strictObject({
  source: z.string(),
  label: z.string(),
  client: z.string(),
  /** People of a client are told `fresh`, `refreshing` and `ended` alone. */
  state: z.enum(freshnessStates),
  /** The last day that it tells of; null when it tells of none. */
  data_to: z.nullable(day),
  synced_at: z.iso.datetime(),
});

/** Something that the reader has to know about the figures, such as a range that the plan has cut. */
export const metricNote = z.strictObject({
  code: z.enum([
    'retentionClamped',
    'futureClamped',
    'noSource',
    'openDay',
    'restated',
    'gap',
    'lateStart',
    'importBroken',
    /** Some sources tell no hours; with `hoursUntold` none does. */
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
  /** Of `group_by`, else empty. They sum to `totals`. */
  rows: z.array(metricRow),
  next_cursor: z.nullable(z.string()),
  total: count,
  freshness: z.array(metricFreshness),
  notes: z.array(metricNote),
});

/** The question of a figure, and which one. It has no steps and no groups; `limit` and `cursor` are of the rows of facts. */
export const explainQuery = z.extend(
  z.omit(metricQuery, { interval: true, group_by: true, measures: true, sort: true, detail: true }),
  { figure: z.string() },
);

/** The arithmetic of one figure: what was added up, from where, and the log position that it rests on. */
export const explainReply = z.strictObject({
  figure: z.string(),
  value: ratio,
  previous: ratio,
  range,
  compared_range: z.nullable(range),
  /** The sums that the formula names, in its order. */
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
  /** The newest of them first: `limit` of them, 50 where it is left out. */
  rows: z.array(
    z.strictObject({
      day,
      source: z.string(),
      channel: z.string(),
      campaign: z.nullable(z.string()),
      parts: z.array(z.strictObject({ name: z.string(), value: measure })),
    }),
  ),
  /** For the rows before them; null behind the last one. */
  next_cursor: z.nullable(z.string()),
  position: count,
  /** The number of the last event of the workspace at that position, or before it; 0 before the first. */
  number: count,
});

export type MetricQuery = z.infer<typeof metricQuery>;
export type ExplainQuery = z.infer<typeof explainQuery>;
export type FigureSet = z.infer<typeof figureSet>;
export type MetricPoint = z.infer<typeof metricPoint>;
export type MetricRow = z.infer<typeof metricRow>;
export type MetricReply = z.infer<typeof metricReply>;
export type MetricFreshness = z.infer<typeof metricFreshness>;
export type MetricNote = z.infer<typeof metricNote>;
export type ExplainReply = z.infer<typeof explainReply>;
