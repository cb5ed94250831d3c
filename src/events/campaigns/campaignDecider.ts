/** Decides a workspace's campaigns: each is launched once, and an ended one stays ended. */

import { dailyBudgetProblem } from '#domain/campaigns/campaignRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Campaign, campaignAfter } from './campaign.ts';
import type { CampaignEvent, CampaignLaunched } from './campaignEvents.ts';

type Asked = {
  readonly workspaceId: string;
  readonly campaignId: string;
  readonly by: string;
  readonly now: string;
};

export type LaunchCampaign = Asked & {
  readonly type: 'LaunchCampaign';
} & Pick<
    CampaignLaunched['data'],
    'clientId' | 'integrationId' | 'channel' | 'name' | 'weight' | 'dailyBudgetCents' | 'launchedOn'
  >;
export type ChangeCampaignBudget = Asked & {
  readonly type: 'ChangeCampaignBudget';
  readonly dailyBudgetCents: number;
};
export type PauseCampaign = Asked & { readonly type: 'PauseCampaign' };
export type ResumeCampaign = Asked & { readonly type: 'ResumeCampaign' };
export type EndCampaign = Asked & { readonly type: 'EndCampaign' };
export type CampaignCommand =
  | LaunchCampaign
  | ChangeCampaignBudget
  | PauseCampaign
  | ResumeCampaign
  | EndCampaign;

export type CampaignState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly byId: Readonly<Record<string, Campaign>>;
};

export const campaignOf = ({ byId }: CampaignState, id: string): Campaign | undefined => ownValue(byId, id);

const dayOf = (now: string): string => now.slice(0, 10);

const launch = (command: LaunchCampaign, state: CampaignState): Decision<CampaignEvent> => {
  const { type: _type, now, ...facts } = command;
  if (campaignOf(state, facts.campaignId)) return reject('versionConflict');
  const wrong = dailyBudgetProblem(facts.dailyBudgetCents) !== null || facts.launchedOn > dayOf(now);
  if (wrong) return reject('invalid');
  return accept({ type: 'CampaignLaunched', data: { ...facts, launchedAt: now } });
};

const changeBudget = (
  command: ChangeCampaignBudget,
  { dailyBudgetCents: formerDailyBudgetCents }: Campaign,
  facts: Facts,
): Decision<CampaignEvent> => {
  const { dailyBudgetCents, now } = command;
  if (dailyBudgetProblem(dailyBudgetCents) !== null) return reject('invalid');
  if (dailyBudgetCents === formerDailyBudgetCents) return accept();
  const budgets = { formerDailyBudgetCents, dailyBudgetCents };
  return accept({ type: 'CampaignBudgetChanged', data: { ...facts, ...budgets, changedAt: now } });
};

const factsOf = ({ workspaceId, by, now }: Asked, { id, clientId, name }: Campaign) => ({
  workspaceId,
  campaignId: id,
  clientId,
  name,
  by,
  from: dayOf(now),
});
type Facts = ReturnType<typeof factsOf>;

const decide = (command: CampaignCommand, state: CampaignState): Decision<CampaignEvent> => {
  if (command.type === 'LaunchCampaign') return launch(command, state);
  const campaign = campaignOf(state, command.campaignId);
  if (!campaign) return reject('notFound');
  const { status } = campaign;
  if (status === 'ended') return command.type === 'EndCampaign' ? accept() : reject('campaignEnded');
  const { now } = command;
  const facts = factsOf(command, campaign);
  switch (command.type) {
    case 'ChangeCampaignBudget':
      return changeBudget(command, campaign, facts);
    case 'PauseCampaign':
      if (status === 'paused') return accept();
      return accept({ type: 'CampaignPaused', data: { ...facts, pausedAt: now } });
    case 'ResumeCampaign':
      if (status === 'running') return accept();
      return accept({ type: 'CampaignResumed', data: { ...facts, resumedAt: now } });
    case 'EndCampaign':
      return accept({ type: 'CampaignEnded', data: { ...facts, endedAt: now } });
  }
};

const evolve = ({ next, byId }: CampaignState, event: CampaignEvent): CampaignState => {
  const { campaignId } = event.data;
  const campaign = campaignAfter(byId[campaignId], event, next);
  return { next: next + 1, byId: campaign ? { ...byId, [campaignId]: campaign } : byId };
};

export const campaignDecider: Decider<CampaignCommand, CampaignEvent, CampaignState> = {
  initial: { next: 0, byId: {} },
  evolve,
  decide,
};
