/** Defines the wire schemas of month-end forecasts of metrics. */
import * as z from 'zod/mini';
import { metricFreshness, metricNote } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const figure = z.nullable(z.number());

/** `client`, `filters` and `measures` as for `GET /api/metrics`; `measures` left out: revenue, spend and conversions. */
export const forecastQuery = z.strictObject({
  client: z.optional(z.string()),
  filters: z.optional(z.string()),
  measures: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const forecastReasons = ['notReported', 'zeroHistory', 'tooFewDays'] as const;

export const figureForecast = z.strictObject({
  figure: z.string(),
  so_far: figure,
  projected: figure,
  /** Null too where too few past projections can be made: then the history is short. */
  low: figure,
  high: figure,
  /** Mean absolute percentage error of past projections with equally many days left: 0.04 is 4 %. */
  error: figure,
  trials: count,
  /** From how many weeks before the expected days come; 0 for the mean of the last seven days. */
  weeks: count,
  refused: z.nullable(z.strictObject({ reason: z.enum(forecastReasons), text: z.string() })),
  /** Cumulative values per day of the month; empty without a projection. */
  course: z.array(
    z.strictObject({
      at: day,
      known: z.boolean(),
      value: figure,
      low: figure,
      high: figure,
    }),
  ),
});

export const forecastReply = z.strictObject({
  month: z.strictObject({ from: day, to: day }),
  /** Last complete day. Missing days of late sources use expected values, which a note says. */
  known_to: day,
  days_left: count,
  /** Fraction of past projections that would have ended within the range. */
  level: z.number(),
  currency: z.string(),
  figures: z.array(figureForecast),
  freshness: z.array(metricFreshness),
  notes: z.array(metricNote),
});

export type ForecastQuery = z.infer<typeof forecastQuery>;
export type FigureForecast = z.infer<typeof figureForecast>;
export type ForecastReply = z.infer<typeof forecastReply>;
