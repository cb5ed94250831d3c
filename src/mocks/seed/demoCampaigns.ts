/** Seeds the demo agency's campaigns: launched, tuned, paused and ended by each client's owner. */

import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { isDemoChannel } from '#domain/demo/demoChannels.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { type CampaignCommand, campaignDecider } from '#events/campaigns/campaignDecider.ts';
import { campaignStream } from '#events/campaigns/campaignStream.ts';
import { type CampaignPlan, campaignPlans } from './demoCampaignPlans.ts';
import { campaignSteps, type Step, type Telling } from './demoCampaignSteps.ts';
import { keeperOf } from './demoClientBook.ts';
import { windowsOf } from './demoSeasons.ts';
import { forecastOf } from './demoUsual.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

const roundDollars = (cents: number): number => Math.max(300, Math.round(cents / 100) * 100);

const inSeason = (plan: CampaignPlan, today: EpochDay): CampaignPlan => {
  const starts = windowsOf(plan.season, today).map(({ first }) => today - first);
  const launched = starts.find((daysAgo) => daysAgo <= plan.launched && daysAgo >= 3);
  return launched === undefined ? plan : { ...plan, launched, ranBefore: 0 };
};

const launchBudget = ({ entry, channel, weight, launched }: CampaignPlan, today: EpochDay): number => {
  if (!isDemoChannel(channel)) return roundDollars(0);
  const { spend } = forecastOf(entry.clientId, today - launched, [channel]);
  return roundDollars(spend * weight);
};

const budgetOf = (factor: number, launch: number): number => roundDollars(factor * launch);

const between = (least: number, factor: number, most: number): number =>
  Math.min(most, Math.max(least, factor));

const commandOf = (
  asked: {
    readonly workspaceId: string;
    readonly campaignId: string;
    readonly by: string;
    readonly now: string;
  },
  step: Step,
  dailyBudgetCents: number,
): CampaignCommand => {
  switch (step.kind) {
    case 'pause':
      return { type: 'PauseCampaign', ...asked };
    case 'resume':
      return { type: 'ResumeCampaign', ...asked };
    case 'end':
      return { type: 'EndCampaign', ...asked };
    default:
      return { type: 'ChangeCampaignBudget', ...asked, dailyBudgetCents };
  }
};

const factorsAfter = (step: Step, factor: number): { readonly now: number; readonly lasting: number } => {
  switch (step.kind) {
    case 'times': {
      const lasting = between(0.55, factor * step.factor, 2);
      return { now: lasting, lasting };
    }
    case 'to':
      return { now: step.factor, lasting: step.factor };
    case 'for':
      return { now: factor * step.factor, lasting: factor };
    default:
      return { now: factor, lasting: factor };
  }
};

const hours = { launch: 14, step: 10 } as const;

const commandsOf = (plan: CampaignPlan, { calendar, today, random }: Telling): readonly CampaignCommand[] => {
  const { entry, campaignId, name, integrationId, channel, weight, launched, ranBefore } = plan;
  const workspaceId = demoWorkspaceId;
  const about = (daysAgo: number, hour: number) => ({
    workspaceId,
    campaignId,
    by: keeperOf(entry, daysAgo),
    now: calendar.at(daysAgo, hour, campaignId),
  });
  const first = about(launched, hours.launch);
  const launch = launchBudget(plan, today);
  const launchedOn = calendarDayOf(epochDayAt(Date.parse(first.now)) - ranBefore);
  const facts = { clientId: entry.clientId, integrationId, channel, name, weight, launchedOn };
  let factor = 1;
  const steps = campaignSteps(plan, { calendar, today, random: random.fork(campaignId) }).map((step) => {
    const { now, lasting } = factorsAfter(step, factor);
    factor = lasting;
    return commandOf(about(step.daysAgo, hours.step), step, budgetOf(now, launch));
  });
  return [{ type: 'LaunchCampaign', ...first, ...facts, dailyBudgetCents: launch }, ...steps];
};

export const demoCampaigns = (telling: Telling): readonly PastEvent[] =>
  eventsFromCommands(
    campaignDecider,
    inOrder(campaignPlans.flatMap((plan) => commandsOf(inSeason(plan, telling.today), telling))),
    { stream: campaignStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );
