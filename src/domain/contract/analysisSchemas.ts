/** Defines the wire schemas of attribution, customer cohorts, benchmarks and response curves. */
import * as z from 'zod/mini';
import { curveReasons } from '../analysis/responseCurve.ts';
import { channels } from '../metrics/channels.ts';
import { metricFreshness, metricNote } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const cents = z.int();
const day = z.string();
const channel = z.enum(channels);
const range = z.strictObject({ from: day, to: day });

/** Same as in the reply of `GET /api/metrics`. */
const about = { freshness: z.array(metricFreshness), notes: z.array(metricNote) } as const;
const past = { as_of: z.optional(z.string()) } as const;

export const attributionQuery = z.strictObject({
  client: z.string(),
  from: z.string(),
  to: z.string(),
  /** Days before a conversion in which a touch counts; default: 30. */
  lookback: z.optional(z.enum(['7', '30', '90'])),
  ...past,
});

/** `conversions` in hundredths. */
const credit = z.strictObject({ conversions: count, revenue_cents: cents });

export const attributionReply = z.strictObject({
  range,
  lookback: count,
  /** Conversions and revenue of the range in sources with touch paths; each model credits all of them. */
  conversions: count,
  revenue_cents: cents,
  /** Conversions of imported files, which have no touch paths and are in no model. */
  untraced: count,
  channels: z.array(
    z.strictObject({
      channel,
      label: z.string(),
      spend_cents: z.nullable(count),
      first: credit,
      last: credit,
      linear: credit,
      decay: credit,
      position: credit,
      /** Median over the conversions by it; null without one. */
      median_days: z.nullable(z.number()),
      touches: z.nullable(z.number()),
    }),
  ),
  /** The commonest first, at most 20; a repeated channel is one step. */
  paths: z.array(
    z.strictObject({
      channels: z.array(channel),
      conversions: count,
      revenue_cents: cents,
      days: z.number(),
    }),
  ),
  path_count: count,
  /** Conversions by days from the first touch, up to and including `to`; null for the rest. */
  lags: z.array(z.strictObject({ to: z.nullable(count), conversions: count })),
  ...about,
});

export const cohortQuery = z.strictObject({ client: z.string(), ...past });

const cohortCell = z.strictObject({ orders: count, customers: count, revenue_cents: cents });

export const cohortReply = z.strictObject({
  /** Calendar months, the running one last and open. */
  months: z.array(
    z.strictObject({
      month: z.string(),
      open: z.boolean(),
      orders: count,
      new_customers: count,
      revenue_cents: cents,
    }),
  ),
  /** One for each month, with a cell for it and each later month; empty without a source that has cohorts. */
  cohorts: z.array(z.array(cohortCell)),
  /** Orders of customers from before the first month, by month. */
  earlier: z.array(cohortCell),
  /** Orders of imported files, which do not say who ordered and are in no cohort. */
  untraced: count,
  ...about,
});

export const benchmarkFigures = [
  'revenue_cents',
  'conversions',
  'sessions',
  'spend_cents',
  'ctr',
  'cvr',
  'cpc_cents',
  'cpa_cents',
  'roas',
  'mer',
  'aov_cents',
  'bounce_rate',
] as const;

export const benchmarkQuery = z.strictObject({
  client: z.string(),
  from: z.string(),
  to: z.string(),
  ...past,
});

const spread = z.strictObject({ low: z.number(), median: z.number(), high: z.number() });

export const benchmarkReply = z.strictObject({
  range,
  /** Earlier periods of the same length that the plan and the sources reach. */
  periods: count,
  /** Active clients with figures in the range, this one included. */
  clients: count,
  figures: z.array(
    z.strictObject({
      figure: z.enum(benchmarkFigures),
      value: z.nullable(z.number()),
      /** Values of the earlier periods, the oldest first. */
      history: z.array(z.nullable(z.number())),
      own: z.nullable(spread),
      /** Ratios only. Null with fewer than five clients; rounded for people of a client. */
      portfolio: z.nullable(spread),
    }),
  ),
  ...about,
});

export const budgetQuery = z.strictObject({ client: z.string(), ...past });

export const budgetReply = z.strictObject({
  /** Whole weeks that the curves come from. */
  range,
  channels: z.array(
    z.strictObject({
      channel,
      label: z.string(),
      /** Mean week of the last four. */
      spend_cents: count,
      revenue_cents: cents,
      /** Revenue in cents by a(1 − e^(−x/b)) for x cents a week. */
      a: z.number(),
      b: z.number(),
      weeks: count,
      explained: z.nullable(z.number()),
      /** Null: fitted to the weeks; otherwise illustrative, and why. */
      reason: z.nullable(z.enum(curveReasons)),
      points: z.array(z.strictObject({ week: day, spend_cents: count, revenue_cents: cents })),
    }),
  ),
  ...about,
});

export type AttributionReply = z.infer<typeof attributionReply>;
export type CohortReply = z.infer<typeof cohortReply>;
export type BenchmarkReply = z.infer<typeof benchmarkReply>;
export type BudgetReply = z.infer<typeof budgetReply>;
