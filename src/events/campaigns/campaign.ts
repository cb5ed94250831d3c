/** Folds the events of a campaign for decisions, the directory and replies. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { CampaignStatus } from '#domain/campaigns/campaignRules.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import type { CampaignLevel } from '#domain/metrics/metricSource.ts';
import type { CampaignEvent, CampaignLaunched } from './campaignEvents.ts';

export type Campaign = {
  readonly id: string;
  readonly clientId: string;
  readonly integrationId: string;
  readonly name: string;
  readonly channel: Channel;
  readonly weight: number;
  readonly launchBudgetCents: number;
  readonly dailyBudgetCents: number;
  readonly status: CampaignStatus;
  readonly launchedOn: string;
  /** Budget by day as a fraction of the launch budget: 0 while paused or ended. */
  readonly levels: readonly CampaignLevel[];
  readonly updatedAt: string;
  readonly revision: number;
};

/** The last level of a day holds for the whole day; an equal level adds no step. */
const withLevel = (levels: readonly CampaignLevel[], on: string, level: number): readonly CampaignLevel[] => {
  const from = epochDayOf(on);
  if (from === null) return levels;
  const earlier = levels.filter((one) => one.from < from);
  return earlier.at(-1)?.level === level ? earlier : [...earlier, { from, level }];
};

const launched = (data: CampaignLaunched['data'], revision: number): Campaign => {
  const { campaignId: id, clientId, integrationId, name, channel, weight, launchedOn, launchedAt } = data;
  const { dailyBudgetCents } = data;
  const facts = {
    id,
    clientId,
    integrationId,
    name,
    channel,
    weight,
    launchedOn,
    dailyBudgetCents,
    revision,
  };
  return {
    ...facts,
    launchBudgetCents: dailyBudgetCents,
    status: 'running',
    levels: withLevel([], launchedOn, 1),
    updatedAt: launchedAt,
  };
};

const sizeOf = ({ dailyBudgetCents, launchBudgetCents }: Campaign): number =>
  launchBudgetCents === 0 ? 1 : dailyBudgetCents / launchBudgetCents;

const resized = (campaign: Campaign, day: string): Campaign => ({
  ...campaign,
  levels: withLevel(campaign.levels, day, campaign.status === 'running' ? sizeOf(campaign) : 0),
});

export const campaignAfter = (
  before: Campaign | undefined,
  { type, data }: CampaignEvent,
  revision: number,
): Campaign | undefined => {
  if (type === 'CampaignLaunched') return launched(data, revision);
  if (!before) return undefined;
  const campaign = { ...before, revision };
  switch (type) {
    case 'CampaignBudgetChanged': {
      const { dailyBudgetCents, changedAt } = data;
      return resized({ ...campaign, dailyBudgetCents, updatedAt: changedAt }, data.from);
    }
    case 'CampaignPaused':
      return resized({ ...campaign, status: 'paused', updatedAt: data.pausedAt }, data.from);
    case 'CampaignResumed':
      return resized({ ...campaign, status: 'running', updatedAt: data.resumedAt }, data.from);
    case 'CampaignEnded':
      return resized({ ...campaign, status: 'ended', updatedAt: data.endedAt }, data.from);
  }
};
