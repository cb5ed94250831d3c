/** Defines the preview's three metrics: computation from sums, formatting, and comparison. */
import { changeOf, pointsBetween } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import {
  changeInWords,
  count,
  money,
  pointsInWords,
  share,
  shortCount,
  shortMoney,
} from '../../../content/formatMetric.ts';
import type { WeekSums } from '../demoWeeks.ts';

export type PreviewMeasure = {
  readonly label: string;
  readonly figureOf: (sums: WeekSums) => number | null;
  readonly write: (value: number) => string;
  readonly writeShort: (value: number) => string;
  /** In words; the first word is `up`, `down` or `no`. */
  readonly compare: (current: number | null, before: number | null) => string;
};

export const previewMeasures = {
  users: {
    label: 'Total users',
    figureOf: ({ users }) => users,
    write: count,
    writeShort: shortCount,
    compare: (current, before) => changeInWords(changeOf(current, before)),
  },
  revenue: {
    label: 'Revenue',
    figureOf: ({ revenue_cents: revenue }) => revenue,
    write: money,
    writeShort: shortMoney,
    compare: (current, before) => changeInWords(changeOf(current, before)),
  },
  conversion: {
    label: 'Conversion',
    figureOf: ({ conversions, sessions }) => ratioOf(conversions, sessions),
    write: share,
    writeShort: share,
    compare: (current, before) => pointsInWords(pointsBetween(current, before)),
  },
} as const satisfies Record<string, PreviewMeasure>;

export type PreviewMeasureName = keyof typeof previewMeasures;

export const previewMeasureNames = Object.keys(previewMeasures) as readonly PreviewMeasureName[];
