/** The shapes of a forecast on the wire: where figures will end in the month that is running. */
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

export const forecastReasons = ['notReported', 'zeroHistory', 'untested', 'tooFewDays'] as const;

export const figureForecast = z.strictObject({
  figure: z.string(),
  /** Of the whole days of the month; null where there is none yet. */
  so_far: figure,
  /** At the end of the month, in the figure's unit; null where nothing can be said. */
  projected: figure,
  low: figure,
  high: figure,
  /** Mean absolute percentage error of past projections with as many days left: 0.04 is 4 %. */
  error: figure,
  /** How many past projections that is. */
  trials: count,
  /** From how many weeks before the expected days come. */
  weeks: count,
  /** Why there is no projection; null where there is one. */
  refused: z.nullable(z.strictObject({ reason: z.enum(forecastReasons), text: z.string() })),
  /** From the first day of the month to each of its days; empty without a projection. */
  course: z.array(
    z.strictObject({
      at: day,
      /** Whether the day is over and told. */
      known: z.boolean(),
      value: figure,
      low: figure,
      high: figure,
    }),
  ),
});

export const forecastReply = z.strictObject({
  /** The month, from its first day to its last one. */
  month: z.strictObject({ from: day, to: day }),
  /** The last whole day. The days that a source still owes count as they are expected; a note says so. */
  known_to: day,
  days_left: count,
  /** The part of past projections that would have ended within the range. */
  level: z.number(),
  currency: z.string(),
  /** In the order in which they were asked for. */
  figures: z.array(figureForecast),
  freshness: z.array(metricFreshness),
  notes: z.array(metricNote),
});

export type ForecastQuery = z.infer<typeof forecastQuery>;
export type FigureForecast = z.infer<typeof figureForecast>;
export type ForecastReply = z.infer<typeof forecastReply>;
