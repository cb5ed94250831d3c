/** The shape of the portfolio on the wire: every client of the agency with its figures, its health and why it needs attention. */
import * as z from 'zod/mini';
import { currencies } from '../clients/contractRules.ts';
import { targetFigures } from '../goals/targetFigures.ts';
import { reasonKinds } from '../portfolio/attentionReason.ts';
import { healthBands, healthPartNames } from '../portfolio/healthScore.ts';
import { comparisons, figureSet, metricFreshness, metricNote } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const figure = z.nullable(z.number());
const cents = z.nullable(z.int());
const range = z.strictObject({ from: day, to: day });

/** As the query of `/api/metrics`; `client` left out: all clients. */
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

/** The figures that the portfolio shows; null as in `figureSet`. */
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
    /** Of paid channels: what CPA divides by, so that the figures of some clients can be added up. */
    paid_conversions: cents,
  },
);

export const trendMeasures = ['revenue_cents', 'sessions'] as const;

/** What the trend is of: the first of them with something to compare. */
export const healthTrends = ['revenue_cents', 'conversions', 'sessions'] as const;

/** What the parts of a client's health were counted from, beside its budget. */
const healthInputs = z.strictObject({
  /** `name` as in a sentence; `attainment`: 1 is as planned, null where nothing tells of it. */
  goals: z.array(
    z.strictObject({ name: z.string(), attainment: figure, better: z.enum(['higher', 'lower']) }),
  ),
  /** The last 28 full days against as many before; null where there is nothing to compare. */
  trend: z.nullable(
    z.strictObject({
      measure: z.enum(healthTrends),
      current: z.number(),
      previous: z.number(),
      change: z.number(),
    }),
  ),
  /** Connected ones, with how many full days of figures are missing. */
  sources: z.array(z.strictObject({ label: z.string(), days_behind: count })),
  /** Of the last 28. */
  active_days: count,
});

const health = z.strictObject({
  /** 0 to 100; null where nothing tells of any part. */
  score: z.nullable(z.int()),
  band: z.nullable(z.enum(healthBands)),
  /** A part that nothing tells of has no points and gives its weight to the others. */
  parts: z.array(z.strictObject({ name: z.enum(healthPartNames), weight: z.number(), points: figure })),
  inputs: healthInputs,
});

const reason = z.strictObject({
  kind: z.enum(reasonKinds),
  severity: z.enum(['high', 'medium']),
  text: z.string(),
  figure: z.number(),
  /** Id of the report that it tells of; null for all other kinds. */
  report: z.nullable(z.string()),
});

/** Of the month that the last full day is in, whatever the range. */
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
  /** The work for a paused one rests: its figures and health go on, and it has no reasons and no next report. */
  status: z.enum(['active', 'paused']),
  /** Who looks after it; null for nobody. */
  owner: z.nullable(z.string()),
  /** Account id of the same. */
  owner_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  figures: portfolioFigures,
  previous: z.nullable(portfolioFigures),
  /** At most 60 steps over the range, the oldest first; of sessions where nothing tells of revenue. */
  trend: z.strictObject({ measure: z.enum(trendMeasures), values: z.array(cents) }),
  /** The goal that is furthest behind; null without one. */
  goal: z.nullable(
    z.strictObject({ id: z.string(), figure: z.enum(targetFigures), name: z.string(), attainment: figure }),
  ),
  goals: count,
  budget: z.nullable(budget),
  /** The source that is furthest behind; null without a source. */
  freshness: z.nullable(metricFreshness),
  sources: count,
  /** How many of the sources bring their figures in time. */
  sources_fresh: count,
  open_alerts: count,
  /** When a report was sent last, and when a schedule asks for the next one; null for never. */
  last_report_at: z.nullable(z.iso.datetime()),
  next_report_at: z.nullable(z.iso.datetime()),
  /** When one of the client's own people signed in last; null for never. */
  last_sign_in_at: z.nullable(z.iso.datetime()),
  health,
  reasons: z.array(reason),
});

/** Null where nothing is compared. */
const paid = { cents: count, previous_cents: z.nullable(count) };

/** What the clients pay a month in one currency, on the last days of the range and of the compared one. */
const retainersIn = z.strictObject({
  currency: z.enum(currencies),
  ...paid,
  fees: z.array(z.strictObject({ id: z.string(), name: z.string(), ...paid })),
});

export const portfolioReply = z.strictObject({
  range,
  compared_range: z.nullable(range),
  currency: z.string(),
  /** Sums, and ratios of sums, over all clients: what `/api/metrics` says of the same question. */
  totals: portfolioFigures,
  previous: z.nullable(portfolioFigures),
  /** One for each currency of a fee: amounts of different currencies are never added. Archived clients that paid before are in it. */
  mrr: z.array(retainersIn),
  clients: z.array(portfolioClient),
  notes: z.array(metricNote),
});

export type PortfolioFigures = z.infer<typeof portfolioFigures>;
export type PortfolioClient = z.infer<typeof portfolioClient>;
export type RetainersInCurrency = z.infer<typeof retainersIn>;
export type PortfolioReply = z.infer<typeof portfolioReply>;
