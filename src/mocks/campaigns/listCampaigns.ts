/** Handles GET /api/campaigns: lists the campaigns of one client or all visible ones, by the account's current client. */
import type { Campaign } from '#events/campaigns/campaign.ts';
import type { Answers } from '#events/projections/answers.ts';
import { campaignsOf } from '#events/projections/campaignDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { campaignItem } from './campaignItem.ts';

const ownedNow = (
  { campaignDirectory, integrationDirectory }: Answers,
  workspaceId: string,
): readonly Campaign[] => {
  const accounts = integrationDirectory.byWorkspace[workspaceId]?.byId ?? {};
  return campaignsOf(campaignDirectory, workspaceId).map((campaign) => {
    const clientId = accounts[campaign.integrationId]?.clientId ?? campaign.clientId;
    return clientId === campaign.clientId ? campaign : { ...campaign, clientId };
  });
};

export const listCampaigns: Handler<'listCampaigns'> = (_request, { answers, caller, query }) => {
  const client = clientScope(caller, query.client);
  const matching = ownedNow(answers, caller.workspaceId).filter(
    ({ clientId, status }) =>
      (client === undefined || clientId === client) &&
      (query.status === undefined || status === query.status),
  );
  const { items, ...page } = pageOf(matching, query);
  return json(200, { items: items.map(campaignItem), ...page });
};
