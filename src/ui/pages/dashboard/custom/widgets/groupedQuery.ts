/** The question of bars and tables: broken down, in the wording of the client's board, so that both are asked once. */
import type { Breakdown } from '#domain/dashboards/widget.ts';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
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
