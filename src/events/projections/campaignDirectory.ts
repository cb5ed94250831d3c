/** Projects the campaigns of each workspace, ended ones too. */
import { type Campaign, campaignAfter } from '../campaigns/campaign.ts';
import type { CampaignEvent } from '../campaigns/campaignEvents.ts';
import type { Projection } from './projection.ts';

export type CampaignDirectory = { byWorkspace: Record<string, Record<string, Campaign>> };

const tell = (directory: CampaignDirectory, event: CampaignEvent & { readonly revision: number }): void => {
  const { workspaceId, campaignId } = event.data;
  const campaigns = directory.byWorkspace[workspaceId] ?? {};
  const campaign = campaignAfter(campaigns[campaignId], event, event.revision);
  if (campaign) directory.byWorkspace[workspaceId] = Object.assign(campaigns, { [campaignId]: campaign });
};

export const campaignDirectory: Projection<CampaignDirectory> = {
  name: 'campaignDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    CampaignLaunched: tell,
    CampaignBudgetChanged: tell,
    CampaignPaused: tell,
    CampaignResumed: tell,
    CampaignEnded: tell,
  },
};

export const campaignsOf = (directory: CampaignDirectory, workspaceId: string): readonly Campaign[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});
