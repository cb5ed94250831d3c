/** Builds the metrics query of a view in wire format. */
import { calendarDayOf } from '../calendar/epochDay.ts';
import type { MetricQuery } from './metricQuery.ts';
import type { Days } from './rangePreset.ts';
import { filterDimensions, type View, type ViewFilters } from './view.ts';
import { automaticInterval } from './viewInterval.ts';

/** `channel:paid_search,display;device:mobile`; empty without filters. */
export const wireFilters = (filters: ViewFilters): string =>
  filterDimensions
    .filter((dimension) => filters[dimension].length > 0)
    .map((dimension) => `${dimension}:${filters[dimension].join(',')}`)
    .join(';');

export const withoutComparison = (query: MetricQuery): MetricQuery => {
  const { match: _match, compare_from: _from, compare_to: _to, ...rest } = query;
  return { ...rest, compare: 'none' };
};

/** `days`: the part of the view's range that the plan allows. Omits defaults, so that equal views send equal queries. */
export const metricQueryOf = (view: View, days: Days): MetricQuery => {
  const filters = wireFilters(view.filters);
  return {
    ...(view.client === null ? {} : { client: view.client }),
    from: calendarDayOf(days.from),
    to: calendarDayOf(days.to),
    compare: view.compare,
    ...(view.compared === null
      ? {}
      : { compare_from: calendarDayOf(view.compared.from), compare_to: calendarDayOf(view.compared.to) }),
    ...((view.compare === 'previous' || view.compare === 'year') && view.match === 'weekday'
      ? { match: 'weekday' as const }
      : {}),
    interval: view.interval ?? automaticInterval(days),
    ...(filters === '' ? {} : { filters }),
    ...(view.asOf === null ? {} : { as_of: String(view.asOf) }),
  };
};
