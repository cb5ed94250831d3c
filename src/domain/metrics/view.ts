/** What the figures of a screen are of: whose, of which days, held against what, in which steps, filtered how, as of when. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { comparisons as wireComparisons } from '../contract/metricSchemas.ts';
import type { AsOf } from '../pastView.ts';
import { unlimited } from '../plans/planCatalogue.ts';
import { comparedWith, type Comparison as RangeComparison } from './comparedRange.ts';
import { type Days, presetDays, type RangePreset } from './rangePreset.ts';
import type { Interval } from './viewInterval.ts';

export type Comparison = (typeof wireComparisons)[number];

/** Without the shapes of the wire, which no page loads. */
export const comparisons = ['none', 'previous', 'year', 'custom'] as const satisfies readonly Comparison[];

export const filterDimensions = ['channel', 'campaign', 'source', 'device', 'country'] as const;
export type FilterDimension = (typeof filterDimensions)[number];

/** Values of one dimension are alternatives, dimensions are added. No value stands twice. */
export type ViewFilters = Readonly<Record<FilterDimension, readonly string[]>>;

export type ViewRange =
  | { readonly preset: RangePreset }
  | ({ readonly preset: 'custom' } & { readonly from: EpochDay; readonly to: EpochDay });

export type View = {
  /** The id of a client; null: all that the reader may see. */
  readonly client: string | null;
  readonly range: ViewRange;
  readonly compare: Comparison;
  /** The days of a `custom` comparison; null with any other. */
  readonly compared: Days | null;
  /** How the compared range is laid: weekdays under weekdays, or day by day. */
  readonly match: 'weekday' | 'day';
  /** Null: by the range's length. */
  readonly interval: Interval | null;
  readonly filters: ViewFilters;
  /** Whether charts show the marks of what happened. */
  readonly annotations: boolean;
  /** A position of the log or a moment; null for the present. */
  readonly asOf: AsOf | null;
};

/** What has to be known to read a view: days count from `today`, and no further back than the plan keeps them. */
export type DayFacts = {
  readonly today: EpochDay;
  /** How many full days the plan keeps beside today; -1 for all. */
  readonly retentionDays: number;
  /** What the page shows when its address says nothing, where that is not as elsewhere. */
  readonly usual?: UsualView;
};

/** Where a page begins. */
export type UsualView = Partial<Pick<View, 'range' | 'compare' | 'match'>>;

export const noFilters: ViewFilters = { channel: [], campaign: [], source: [], device: [], country: [] };

/** The view of an address that says nothing. A comparison needs as much again: a plan that keeps 30 days begins with 14. */
export const defaultView = ({ retentionDays, usual }: Pick<DayFacts, 'retentionDays' | 'usual'>): View => ({
  client: null,
  range: { preset: retentionDays !== unlimited && retentionDays < 56 ? '14d' : '28d' },
  compare: 'previous',
  compared: null,
  match: 'weekday',
  interval: null,
  filters: noFilters,
  annotations: true,
  asOf: null,
  ...usual,
});

/** The days that the range names, whether the plan keeps them or not. */
export const rangeDays = ({ range }: Pick<View, 'range'>, today: EpochDay): Days =>
  range.preset === 'custom' ? { from: range.from, to: range.to } : presetDays(range.preset, today);

/** The part of the days that the plan keeps; days that are all too old stay, so that the API can refuse them. */
export const keptDays = ({ from, to }: Days, { today, retentionDays }: DayFacts): Days => {
  const oldest = retentionDays === unlimited ? from : today - retentionDays;
  return oldest > to ? { from, to } : { from: Math.max(from, oldest), to };
};

/** What the range of a view is held against. */
export const comparisonOf = ({
  compare,
  compared,
  match,
}: Pick<View, 'compare' | 'compared' | 'match'>): RangeComparison => {
  const byWeekday = match === 'weekday';
  if (compare !== 'custom') return { compare, byWeekday };
  return compared === null ? { compare: 'none', byWeekday } : { compare, byWeekday, days: compared };
};

/** How many full days of history the comparison of a range needs; 0 without one. */
export const historyNeeded = (
  view: Pick<View, 'compare' | 'compared' | 'match'>,
  days: Days,
  today: EpochDay,
): number => {
  const compared = comparedWith(days, comparisonOf(view));
  return compared === null ? 0 : today - compared.range.from;
};
