/** Defines the wire schemas of forecasts of metrics to the end of a month, a quarter or the next days. */
import * as z from 'zod/mini';
import { metricFreshness, metricNote } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const figure = z.nullable(z.number());

/**
 * `client`, `filters` and `measures` as for `GET /api/metrics`; `measures` omitted: revenue, spend and conversions.
 * `period` omitted: the running month. The next days begin after the last complete one.
 */
export const forecastPeriods = [
  'month',
  'nextMonth',
  'quarter',
  'nextQuarter',
  'next30',
  'next60',
  'next90',
] as const;
export type ForecastPeriod = (typeof forecastPeriods)[number];

export const forecastQuery = z.strictObject({
  client: z.optional(z.string()),
  filters: z.optional(z.string()),
  measures: z.optional(z.string()),
  period: z.optional(z.enum(forecastPeriods)),
  as_of: z.optional(z.string()),
});

export const forecastReasons = ['notReported', 'zeroHistory', 'tooFewDays'] as const;

export const figureForecast = z.strictObject({
  figure: z.string(),
  so_far: figure,
  projected: figure,
  /** The range of `level`. Null too where too few past projections can be made, or nothing varies. */
  low: figure,
  high: figure,
  low_95: figure,
  high_95: figure,
  /** Mean absolute percentage error of past projections with equally many days left: 0.04 is 4 %. */
  error: figure,
  trials: count,
  /** Weeks of history behind the projection. */
  weeks: count,
  /** Methods with their shares in words, as `damped trend 31%, weekday profile 28%, others 41%`. */
  method: z.string(),
  /** Sentences on outliers, a shift of the level and other limits of the data. */
  remarks: z.array(z.string()),
  refused: z.nullable(z.strictObject({ reason: z.enum(forecastReasons), text: z.string() })),
  /** Cumulative values per day of the period; empty without a projection. */
  course: z.array(
    z.strictObject({
      at: day,
      known: z.boolean(),
      value: figure,
      low: figure,
      high: figure,
      low_95: figure,
      high_95: figure,
    }),
  ),
});

export const forecastReply = z.strictObject({
  period: z.enum(forecastPeriods),
  /** First and last day of the period. */
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
