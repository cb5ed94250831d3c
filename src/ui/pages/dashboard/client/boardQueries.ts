/** Builds queries shared by several parts of the dashboard, in one wording so that they share a cache entry. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { withoutComparison } from '#domain/metrics/metricQueryOf.ts';
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

/** Four full weeks contain each weekday equally often. */
const heatDays = 28;

export const hoursQuery = (query: MetricQuery, { from, to }: Days): MetricQuery => ({
  ...withoutComparison(query),
  from: calendarDayOf(Math.max(from, to - heatDays + 1)),
  interval: 'hour',
});
