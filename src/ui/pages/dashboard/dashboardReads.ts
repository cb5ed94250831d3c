/** What the dashboard's first figures need: the portfolio's, or those of the client that the address names. */

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

/** What stands around the figures of an agency or of a client's person: who they are, and what happened last. */
const aroundFigures: readonly Reading[] = [['readWorkspace'], ['listEvents', recentEvents]];

/** No figures for a client's person: which client is theirs is known only with their membership. */
export const dashboardReads = ({ role, today, path, search }: Visit): readonly Reading[] => {
  const params = new URLSearchParams(search);
  if (role === 'user') return aroundFigures;
  if (params.has('tab') || isOfReports(path)) return [['readWorkspace']];
  // The plan is not known yet. Where it keeps fewer days than the range has, the page asks once more.
  const facts = { today, retentionDays: unlimited, clients: null };
  const { view } = readView(params, facts);
  const query = metricQueryOf(view, keptDays(rangeDays(view, today), facts));
  if (view.client === null)
    return [['readMetrics', query], ['readPortfolio', portfolioQueryOf({ query })], ...aroundFigures];
  // Each answer takes its time from the key figures: names of campaigns are asked for where a filter says one.
  return [
    ['readMetrics', query],
    ['listClients', allClients],
    ['listGoals', { client: view.client }],
    ...(view.filters.campaign.length > 0
      ? ([['listCampaigns', campaignsOfClient(view.client)]] as const)
      : []),
  ];
};
