/** Defines the wire schema of the portfolio: every client with metrics, health and reasons for attention. */
import * as z from 'zod/mini';
import { currencies } from '../clients/contractRules.ts';
import { targetFigures } from '../goals/targetFigures.ts';
import { comparisons } from '../metrics/metricQuery.ts';
import { reasonKinds } from '../portfolio/attentionReason.ts';
import { healthBands, healthPartNames } from '../portfolio/healthScore.ts';
import { figureSet, metricFreshness, metricNote } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const figure = z.nullable(z.number());
const cents = z.nullable(z.int());
const range = z.strictObject({ from: day, to: day });

/** As the query of `/api/metrics`; `client` omitted: all clients. */
export const portfolioQuery = z.strictObject({
  client: z.optional(z.string()),
  from: day,
  to: day,
  compare: z.optional(z.enum(comparisons)),
  compare_from: z.optional(day),
  compare_to: z.optional(day),
  match: z.optional(z.enum(['weekday'])),
  filters: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const portfolioFigures = z.extend(
  z.pick(figureSet, {
    spend_cents: true,
    revenue_cents: true,
    mer: true,
    conversions: true,
    cpa_cents: true,
    sessions: true,
  }),
  {
    /** Conversions of paid channels: the divisor of CPA, so that metrics of several clients can be summed. */
    paid_conversions: cents,
  },
);

export const trendMeasures = ['revenue_cents', 'sessions'] as const;

/** Candidates for the trend: the first with comparable data wins. */
export const healthTrends = ['revenue_cents', 'conversions', 'sessions'] as const;

/**
 * `projected`: at the end of the goal's period; `outlook`: projected ÷ target, or target ÷ projected where less is
 * better; `chance`: how likely the target is met by then.
 */
const goalEnd = { projected: z.optional(figure), outlook: z.optional(figure), chance: z.optional(figure) };

/** The inputs of a client's health, besides its budget. */
const healthInputs = z.strictObject({
  /** `name` is for use in a sentence; `attainment`: 1 is as planned, null without data. */
  goals: z.array(
    z.strictObject({
      name: z.string(),
      attainment: figure,
      better: z.enum(['higher', 'lower']),
      ...goalEnd,
      figure: z.optional(z.enum(targetFigures)),
      target: z.optional(z.number()),
    }),
  ),
  /** The last 28 complete days compared with the 28 before; null without comparable data. */
  trend: z.nullable(
    z.strictObject({
      measure: z.enum(healthTrends),
      current: z.number(),
      previous: z.number(),
      change: z.number(),
    }),
  ),
  /** Connected sources, with the number of complete days missing. */
  sources: z.array(z.strictObject({ label: z.string(), days_behind: count })),
  active_days: count,
  /** Until the last day of a contract that is due for renewal, negative after it; null for any other. */
  contract_days_left: z.nullable(z.int()),
});

const health = z.strictObject({
  /** 0 to 100; null if no part has data. */
  score: z.nullable(z.int()),
  band: z.nullable(z.enum(healthBands)),
  /** A part without data has no points, and its weight is distributed over the others. */
  parts: z.array(z.strictObject({ name: z.enum(healthPartNames), weight: z.number(), points: figure })),
  inputs: healthInputs,
});

const reason = z.strictObject({
  kind: z.enum(reasonKinds),
  severity: z.enum(['high', 'medium']),
  text: z.string(),
  figure: z.number(),
  report: z.nullable(z.string()),
});

/** For the month of the last complete day, regardless of the range. */
const budget = z.strictObject({
  budget_cents: count,
  spent_cents: cents,
  /** 1 is as planned. */
  pacing: figure,
  projected_cents: cents,
});

export const portfolioClient = z.strictObject({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  industry: z.string(),
  sample: z.boolean(),
  /** A paused client keeps metrics and health, but has no reasons and no next report. */
  status: z.enum(['active', 'paused']),
  owner: z.nullable(z.string()),
  owner_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  figures: portfolioFigures,
  previous: z.nullable(portfolioFigures),
  /** At most 60 steps over the range, the oldest first; sessions if there is no revenue data. */
  trend: z.strictObject({ measure: z.enum(trendMeasures), values: z.array(cents) }),
  goal: z.nullable(
    z.strictObject({
      id: z.string(),
      figure: z.enum(targetFigures),
      name: z.string(),
      attainment: figure,
      ...goalEnd,
    }),
  ),
  goals: count,
  budget: z.nullable(budget),
  freshness: z.nullable(metricFreshness),
  sources: count,
  sources_fresh: count,
  open_alerts: count,
  last_report_at: z.nullable(z.iso.datetime()),
  next_report_at: z.nullable(z.iso.datetime()),
  last_sign_in_at: z.nullable(z.iso.datetime()),
  health,
  reasons: z.array(reason),
});

const paid = { cents: count, previous_cents: z.nullable(count) };

/** Monthly fees in one currency, on the last days of the range and of the compared range. */
const retainersIn = z.strictObject({
  currency: z.enum(currencies),
  ...paid,
  fees: z.array(z.strictObject({ id: z.string(), name: z.string(), ...paid })),
});

export const portfolioReply = z.strictObject({
  range,
  compared_range: z.nullable(range),
  currency: z.string(),
  /** Sums, and ratios of sums, over all clients; equal to `/api/metrics` for the same query. */
  totals: portfolioFigures,
  previous: z.nullable(portfolioFigures),
  /** One per currency: amounts of different currencies are never added. Includes archived clients that paid before. */
  mrr: z.array(retainersIn),
  clients: z.array(portfolioClient),
  notes: z.array(metricNote),
});

export type PortfolioFigures = z.infer<typeof portfolioFigures>;
export type PortfolioClient = z.infer<typeof portfolioClient>;
export type RetainersInCurrency = z.infer<typeof retainersIn>;
export type PortfolioReply = z.infer<typeof portfolioReply>;
