/** Defines the view of a page: client, range, comparison, interval, filters and moment. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { AsOf } from '../pastView.ts';
import { unlimited } from '../plans/planCatalogue.ts';
import { comparedWith, type Comparison as RangeComparison } from './comparedRange.ts';
import type { Comparison, Interval } from './metricQuery.ts';
import { type Days, presetDays, type RangePreset } from './rangePreset.ts';

export const filterDimensions = ['channel', 'campaign', 'source', 'device', 'country'] as const;
export type FilterDimension = (typeof filterDimensions)[number];

/** Values of one dimension are alternatives, dimensions combine; without duplicates. */
export type ViewFilters = Readonly<Record<FilterDimension, readonly string[]>>;

export type ViewRange =
  | { readonly preset: RangePreset }
  | ({ readonly preset: 'custom' } & { readonly from: EpochDay; readonly to: EpochDay });

export type View = {
  /** Null: all clients that the reader may see. */
  readonly client: string | null;
  readonly range: ViewRange;
  readonly compare: Comparison;
  readonly compared: Days | null;
  readonly match: 'weekday' | 'day';
  /** Null: derived from the range's length. */
  readonly interval: Interval | null;
  readonly filters: ViewFilters;
  readonly annotations: boolean;
  readonly asOf: AsOf | null;
};

/** The facts for reading a view: ranges count from `today` and go back as far as the plan's retention. */
export type DayFacts = {
  readonly today: EpochDay;
  /** Complete days that the plan retains, not counting today; -1 for all. */
  readonly retentionDays: number;
  readonly usual?: UsualView;
};

export type UsualView = Partial<Pick<View, 'range' | 'compare' | 'match'>>;

export const noFilters: ViewFilters = { channel: [], campaign: [], source: [], device: [], country: [] };

/** The view of an empty address. The comparison needs an equally long history: a plan that retains 30 days starts with 14. */
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

export const rangeDays = ({ range }: Pick<View, 'range'>, today: EpochDay): Days =>
  range.preset === 'custom' ? { from: range.from, to: range.to } : presetDays(range.preset, today);

/** The retained part of the days; if none is retained, the range stays, so that the API refuses it. */
export const visibleDays = ({ from, to }: Days, { today, retentionDays }: DayFacts): Days => {
  const oldest = retentionDays === unlimited ? from : today - retentionDays;
  return oldest > to ? { from, to } : { from: Math.max(from, oldest), to };
};

export const comparisonOf = ({
  compare,
  compared,
  match,
}: Pick<View, 'compare' | 'compared' | 'match'>): RangeComparison => {
  const byWeekday = match === 'weekday';
  if (compare !== 'custom') return { compare, byWeekday };
  return compared === null ? { compare: 'none', byWeekday } : { compare, byWeekday, days: compared };
};

/** Complete days of history that the comparison needs; 0 without one. */
export const historyNeeded = (
  view: Pick<View, 'compare' | 'compared' | 'match'>,
  days: Days,
  today: EpochDay,
): number => {
  const compared = comparedWith(days, comparisonOf(view));
  return compared === null ? 0 : today - compared.range.from;
};
