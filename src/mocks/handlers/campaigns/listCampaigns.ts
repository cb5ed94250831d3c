/** GET /api/campaigns: those of one client, or of all that the caller may see. */
import { campaignsOf } from '#events/projections/campaignDirectory.ts';
import { clientScope } from '../../http/clientScope.ts';
import type { Handler } from '../../http/context.ts';
import { pageOf } from '../../http/pageOf.ts';
import { json } from '../../http/respond.ts';
import { campaignItem } from './campaignItem.ts';

export const listCampaigns: Handler<'listCampaigns'> = (_request, { answers, caller, query }) => {
  const client = clientScope(caller, query.client);
  const matching = campaignsOf(answers.campaignDirectory, caller.workspaceId).filter(
    ({ clientId, status }) =>
      (client === undefined || clientId === client) &&
      (query.status === undefined || status === query.status),
  );
  const { items, ...page } = pageOf(matching, query);
  return json(200, { items: items.map(campaignItem), ...page });
};
