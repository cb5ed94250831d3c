/** The questions that several parts of the board ask, in one wording, so that they are asked once. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { everything } from '../../../data/wholeList.ts';

export const channelsQuery = (query: MetricQuery): MetricQuery => ({
  ...query,
  group_by: 'channel',
  detail: 'series',
  sort: '-revenue_cents',
  limit: everything,
});

export const campaignsQuery = (query: MetricQuery): MetricQuery => ({
  ...query,
  group_by: 'campaign',
  sort: '-spend_cents',
  limit: everything,
});

export const splitQuery = (query: MetricQuery, group_by: 'device' | 'country'): MetricQuery => ({
  ...query,
  group_by,
  sort: '-sessions',
  limit: everything,
});

/** Four whole weeks count each weekday as often. */
const heatDays = 28;

/** The last four weeks of the range, hour by hour. */
export const hoursQuery = (query: MetricQuery, { from, to }: Days): MetricQuery => ({
  ...withoutComparison(query),
  from: calendarDayOf(Math.max(from, to - heatDays + 1)),
  interval: 'hour',
});
