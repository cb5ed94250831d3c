/** Serializes a campaign. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { Campaign } from '#events/campaigns/campaign.ts';
import { versionTag } from '../http/version.ts';

export const campaignItem = (campaign: Campaign): CampaignItem => ({
  id: campaign.id,
  client_id: campaign.clientId,
  integration_id: campaign.integrationId,
  name: campaign.name,
  channel: campaign.channel,
  status: campaign.status,
  daily_budget_cents: campaign.dailyBudgetCents,
  launch_budget_cents: campaign.launchBudgetCents,
  launched_on: campaign.launchedOn,
  levels: campaign.levels.map(({ from, level }) => ({ from: calendarDayOf(from), level })),
  updated_at: campaign.updatedAt,
  etag: versionTag(campaign.revision),
});
