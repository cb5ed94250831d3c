/** Lists the reads to prefetch for the dashboard's first metrics: the portfolio's, or those of the client in the address. */

import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { keptDays, rangeDays } from '#domain/metrics/view.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { allClients } from '../../data/clientReads.ts';
import { recentEvents } from '../../data/recentEvents.ts';
import { isOfReports } from '../../parts/reports/reportAddress.ts';
import type { Visit } from '../../services/pageRoute.ts';
import type { Reading } from '../../services/reading.ts';
import { campaignsOfClient } from './client/boardReads.ts';
import { portfolioQueryOf } from './portfolio/usePortfolio.ts';

const aroundFigures: readonly Reading[] = [['readWorkspace'], ['listEvents', recentEvents]];

/** Prefetches no metrics for client users, because their client is known only after the membership is loaded. */
export const dashboardReads = ({ role, today, path, search }: Visit): readonly Reading[] => {
  const params = new URLSearchParams(search);
  if (role === 'user') return aroundFigures;
  if (params.has('tab') || isOfReports(path)) return [['readWorkspace']];
  // The plan is not known yet; if it keeps fewer days than the range, the page queries again.
  const facts = { today, retentionDays: unlimited, clients: null };
  const { view } = readView(params, facts);
  const query = metricQueryOf(view, keptDays(rangeDays(view, today), facts));
  if (view.client === null)
    return [['readMetrics', query], ['readPortfolio', portfolioQueryOf({ query })], ...aroundFigures];
  // Every additional reply delays the key metrics, so campaign names are read only if a filter needs them.
  return [
    ['readMetrics', query],
    ['listClients', allClients],
    ['listGoals', { client: view.client }],
    ...(view.filters.campaign.length > 0
      ? ([['listCampaigns', campaignsOfClient(view.client)]] as const)
      : []),
  ];
};
