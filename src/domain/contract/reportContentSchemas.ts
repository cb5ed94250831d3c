/** What a report shows, computed once: the preview, a sent report, the portal, a share link and every file draw the same content. */
import * as z from 'zod/mini';
import { breakdowns } from '../dashboards/widget.ts';
import { figureNames } from '../kpi/figureNames.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const value = z.nullable(z.number());
const range = z.strictObject({ from: day, to: day });
const figure = z.enum(figureNames);

/** `value` and `previous` in the units of `GET /api/metrics`; null without a source or a denominator. */
const shownFigure = z.strictObject({ figure, value, previous: value });

const common = { id: z.string(), title: z.string(), range, compared_range: z.nullable(range) } as const;

const line = z.strictObject({
  figure,
  /** One for each step. */
  values: z.array(value),
  /** Null without a comparison. */
  previous: z.nullable(z.array(value)),
  total: value,
  total_previous: value,
});

/** Rows sum to the totals; `share` is a row's part of the total of the first figure. */
const brokenDown = {
  by: z.enum(breakdowns),
  figures: z.array(figure),
  rows: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      share: value,
      /** One for each of `figures`, in their order. */
      values: z.array(z.strictObject({ value, previous: value })),
    }),
  ),
  totals: z.array(z.strictObject({ value, previous: value })),
  /** How many rows there are; more than `rows` holds when they were cut. */
  total: count,
} as const;

export const sectionContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cover'), ...common }),
  z.strictObject({
    kind: z.literal('summary'),
    ...common,
    text: z.string(),
    /** Whether the text was drafted from the figures and nobody has changed it. */
    drafted: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('goals'),
    ...common,
    goals: z.array(
      z.strictObject({
        figure,
        period: z.enum(['month', 'quarter']),
        target: z.number(),
        actual: value,
        /** What would be due by the last day. */
        due: value,
        attainment: value,
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('figures'), ...common, figures: z.array(shownFigure) }),
  z.strictObject({
    kind: z.literal('line'),
    ...common,
    interval: z.enum(['hour', 'day', 'week', 'month']),
    /** The first day of each step. */
    steps: z.array(z.string()),
    lines: z.array(line),
  }),
  z.strictObject({ kind: z.literal('bar'), ...common, ...brokenDown }),
  z.strictObject({ kind: z.literal('funnel'), ...common, steps: z.array(shownFigure) }),
  z.strictObject({ kind: z.literal('table'), ...common, ...brokenDown }),
  z.strictObject({ kind: z.literal('text'), ...common, text: z.string() }),
  z.strictObject({
    kind: z.literal('image'),
    ...common,
    /** What it shows, for who cannot see it. */
    text: z.string(),
    picture_id: z.string(),
    /** The picture itself, for who reads it: it is not kept with the content. */
    picture_url: z.exactOptional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('actions'),
    ...common,
    actions: z.array(z.strictObject({ day, text: z.string(), position: count })),
  }),
  z.strictObject({ kind: z.literal('next'), ...common, text: z.string() }),
  z.strictObject({ kind: z.literal('pageBreak'), ...common }),
]);

export const reportContent = z.strictObject({
  title: z.string(),
  client: z.strictObject({
    id: z.string(),
    name: z.string(),
    /** Of its logo as it was when this was made; left out without one. */
    logo_id: z.exactOptional(z.string()),
    /** The picture itself, for who reads it: it is not kept with the content. */
    logo_url: z.exactOptional(z.string()),
  }),
  /** As the workspace looked when it was made. */
  brand: z.strictObject({
    /** The agency's name. */
    name: z.string(),
    /** `#0f766e`; null for the product's own. */
    accent: z.nullable(z.string()),
    /** Null for the product's sign. */
    logo_text: z.nullable(z.string()),
    hides_powered_by: z.boolean(),
    /** Which published look; null for the product's own. */
    version: z.nullable(count),
  }),
  range,
  compared_range: z.nullable(range),
  currency: z.string(),
  sections: z.array(sectionContent),
  /** What the reader has to know about the figures, such as a source that is behind. */
  notes: z.array(z.string()),
  made_at: z.iso.datetime(),
  /** The position of the log that it rests on. */
  position: count,
});

export type SectionContent = z.infer<typeof sectionContent>;
export type ReportContent = z.infer<typeof reportContent>;
