/** Defines the content of a report, computed once and shared by preview, sent report, portal, share link and files. */
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
  values: z.array(value),
  previous: z.nullable(z.array(value)),
  total: value,
  total_previous: value,
});

/** Rows sum to the totals; `share` is the row's share of the first metric's total. */
const brokenDown = {
  by: z.enum(breakdowns),
  figures: z.array(figure),
  rows: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      share: value,
      values: z.array(z.strictObject({ value, previous: value })),
    }),
  ),
  totals: z.array(z.strictObject({ value, previous: value })),
  /** Number of all rows, even if `rows` was truncated. */
  total: count,
} as const;

export const sectionContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cover'), ...common }),
  z.strictObject({
    kind: z.literal('summary'),
    ...common,
    text: z.string(),
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
        due: value,
        attainment: value,
        /** At the end of the period, as of the last day; omitted by reports made before there was a projection. */
        projected: z.optional(value),
        /** Projected ÷ target, or target ÷ projected where less is better. */
        outlook: z.optional(value),
        /** How likely the target is met by the end, as a share. */
        chance: z.optional(value),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('figures'), ...common, figures: z.array(shownFigure) }),
  z.strictObject({
    kind: z.literal('line'),
    ...common,
    interval: z.enum(['hour', 'day', 'week', 'month']),
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
    text: z.string(),
    picture_id: z.string(),
    /** Added on reading; the stored content has the id only. */
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
    /** The logo at the time of creation; omitted without one. */
    logo_id: z.exactOptional(z.string()),
    /** Added on reading; the stored content has the id only. */
    logo_url: z.exactOptional(z.string()),
  }),
  /** The workspace's branding at the time of creation. */
  brand: z.strictObject({
    name: z.string(),
    /** `#0f766e`; null for the product's accent. */
    accent: z.nullable(z.string()),
    logo_text: z.nullable(z.string()),
    hides_powered_by: z.boolean(),
    /** Left out where the agency has chosen none; the `_url` of pictures is added on reading. */
    logo_id: z.exactOptional(z.string()),
    logo_url: z.exactOptional(z.string()),
    cover_id: z.exactOptional(z.string()),
    cover_url: z.exactOptional(z.string()),
    /** Eight `#rrggbb`, separated by spaces. */
    palette: z.exactOptional(z.string()),
    typeface: z.exactOptional(z.string()),
    footer: z.exactOptional(z.string()),
    support_email: z.exactOptional(z.string()),
    support_url: z.exactOptional(z.string()),
    imprint_url: z.exactOptional(z.string()),
    privacy_url: z.exactOptional(z.string()),
    terms_url: z.exactOptional(z.string()),
    version: z.nullable(count),
  }),
  range,
  compared_range: z.nullable(range),
  currency: z.string(),
  sections: z.array(sectionContent),
  notes: z.array(z.string()),
  made_at: z.iso.datetime(),
  position: count,
});

export type SectionContent = z.infer<typeof sectionContent>;
export type ReportContent = z.infer<typeof reportContent>;
