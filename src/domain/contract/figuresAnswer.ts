/** Defines the wire schema of an answer about metrics. */
import * as z from 'zod/mini';
import { freshnessStates } from '../metrics/freshnessStates.ts';
import { groupings, intervals } from '../metrics/metricQuery.ts';
import { figureForecast } from './forecastSchemas.ts';

const figure = z.nullable(z.number());
const range = z.strictObject({ from: z.string(), to: z.string() });

export const figuresAnswer = z.strictObject({
  kind: z.enum(['value', 'compare', 'rank', 'forecast']),
  figure: z.string(),
  label: z.string(),
  formula: z.string(),
  note: z.string(),
  client: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  of: z.string(),
  currency: z.string(),
  value: figure,
  previous: figure,
  change: z.nullable(z.string()),
  verdict: z.enum(['good', 'bad', 'neutral']),
  range,
  compared_range: z.nullable(range),
  interval: z.enum(intervals),
  filters: z.array(z.string()),
  series: z.array(z.strictObject({ at: z.string(), open: z.boolean(), value: figure, previous: figure })),
  by: z.nullable(z.enum(groupings)),
  /** Rows of a ranking, or sides of a comparison. */
  rows: z.array(
    z.strictObject({ key: z.string(), label: z.string(), value: figure, previous: figure, share: figure }),
  ),
  /** For a forecast: `value` is the projected end of the month, `series` is cumulative. */
  forecast: z.optional(figureForecast),
  /** Links to the dashboard with the same view; `search` is the address's query string. */
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
  position: z.int(),
  number: z.int(),
  notes: z.array(z.string()),
});

export type FiguresAnswer = z.infer<typeof figuresAnswer>;
