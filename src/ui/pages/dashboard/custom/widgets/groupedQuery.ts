/** Builds the grouped query of bars and tables, in the client dashboard's wording so that both share a cache entry. */
import type { Breakdown } from '#domain/dashboards/widget.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { campaignsQuery, channelsQuery, splitQuery } from '../../client/boardQueries.ts';

export const groupedQuery = (query: MetricQuery, by: Breakdown): MetricQuery => {
  switch (by) {
    case 'channel':
      return channelsQuery(query);
    case 'campaign':
      return campaignsQuery(query);
    case 'client':
      return { ...campaignsQuery(query), group_by: 'client' };
    default:
      return splitQuery(query, by);
  }
};
