/** Generates random views: any range, comparison, granularity, filters and groups, for one client or all. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { noFilters, type ViewFilters } from '#domain/metrics/view.ts';
import type { Random } from '#world/random.ts';
import { benchClient, clientCount, days, firstDay, lastDay, oneOf } from './benchSources.ts';

export type BenchView = {
  readonly client: string | null;
  readonly query: MetricQuery;
};

const spans = [1, 7, 28, 30, 90, 365] as const;
const groups = [
  { group_by: 'channel', detail: 'series' },
  { group_by: 'device' },
  { group_by: 'country' },
  { group_by: 'campaign' },
] as const satisfies readonly Pick<MetricQuery, 'group_by' | 'detail'>[];

const isAmong = (part: number, random: Random): boolean => random.next() < part;

const some = <Value extends string>(values: readonly Value[], random: Random): readonly Value[] => {
  const first = oneOf(values, random);
  return isAmong(0.5, random) ? [first] : [...new Set([first, oneOf(values, random)])];
};

const filtered = 0.15;

const filtersBy = (sources: number, random: Random): ViewFilters => ({
  ...noFilters,
  ...(isAmong(filtered, random) && { channel: some(channels, random) }),
  ...(isAmong(filtered, random) && { device: some(devices, random) }),
  ...(isAmong(filtered, random) && { country: some(countries, random) }),
  ...(isAmong(filtered, random) && { source: [`bench-${Math.floor(random.next() * sources)}`] }),
});

type Compared = Pick<MetricQuery, 'compare' | 'match' | 'compare_from' | 'compare_to'>;

const comparisonBy = (span: number, random: Random): Compared => {
  const compare = oneOf(['none', 'previous', 'previous', 'year', 'custom'] as const, random);
  if (compare === 'none') return { compare };
  if (compare !== 'custom') return isAmong(0.5, random) ? { compare, match: 'weekday' } : { compare };
  const to = lastDay - Math.floor(random.next() * (days - span));
  return { compare, compare_from: calendarDayOf(to - span + 1), compare_to: calendarDayOf(to) };
};

const intervalBy = (span: number, random: Random): MetricQuery['interval'] => {
  if (span <= 7) return isAmong(0.5, random) ? 'hour' : 'day';
  return oneOf(['day', 'day', 'week', 'month'] as const, random);
};

export const viewBy = (sources: number, random: Random): BenchView => {
  const span = oneOf(spans, random);
  const from = firstDay + Math.floor(random.next() * (days - span + 1));
  const filters = wireFilters(filtersBy(sources, random));
  return {
    client: isAmong(0.5, random) ? null : benchClient(Math.floor(random.next() * clientCount)),
    query: {
      from: calendarDayOf(from),
      to: calendarDayOf(from + span - 1),
      ...comparisonBy(span, random),
      interval: intervalBy(span, random),
      ...oneOf(groups, random),
      ...(filters && { filters }),
    },
  };
};
