/** The shape of an answer about figures on the wire. */
import * as z from 'zod/mini';
import { freshnessStates } from '../metrics/freshnessStates.ts';
import { figureForecast } from './forecastSchemas.ts';
import { groupings, intervals } from './metricSchemas.ts';

const figure = z.nullable(z.number());
const range = z.strictObject({ from: z.string(), to: z.string() });

/** The figures of an answer: what `GET /api/metrics` says to the same question, and how that came about. */
export const figuresAnswer = z.strictObject({
  kind: z.enum(['value', 'compare', 'rank', 'forecast']),
  /** The name of the wire, such as `revenue_cents`. */
  figure: z.string(),
  label: z.string(),
  formula: z.string(),
  note: z.string(),
  client: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  /** Whose figures they are, in words. */
  of: z.string(),
  currency: z.string(),
  value: figure,
  previous: figure,
  /** `up 12.4%`; null where nothing is compared. */
  change: z.nullable(z.string()),
  verdict: z.enum(['good', 'bad', 'neutral']),
  range,
  compared_range: z.nullable(range),
  interval: z.enum(intervals),
  filters: z.array(z.string()),
  series: z.array(z.strictObject({ at: z.string(), open: z.boolean(), value: figure, previous: figure })),
  by: z.nullable(z.enum(groupings)),
  /** Of a ranking, or the sides of a comparison. */
  rows: z.array(
    z.strictObject({ key: z.string(), label: z.string(), value: figure, previous: figure, share: figure }),
  ),
  /** Of a forecast: `value` is where the running month will end, `series` grows from its first day. */
  forecast: z.optional(figureForecast),
  /** The dashboard with the same view: what stands behind the `?` of its address. */
  views: z.array(z.strictObject({ label: z.string(), search: z.string() })),
  sources: z.array(
    z.strictObject({
      label: z.string(),
      state: z.enum(freshnessStates),
      data_to: z.nullable(z.string()),
      rows: z.int(),
    }),
  ),
  rows_used: z.int(),
  /** Of the log. */
  position: z.int(),
  /** Of the last event of the workspace at that position, or before it. */
  number: z.int(),
  notes: z.array(z.string()),
});

export type FiguresAnswer = z.infer<typeof figuresAnswer>;
