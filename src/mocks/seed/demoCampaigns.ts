/** Seeds the demo agency's campaigns: launched, tuned, paused and ended by each client's owner. */
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { isDemoChannel } from '#domain/demo/demoChannels.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { type CampaignCommand, campaignDecider } from '#events/campaigns/campaignDecider.ts';
import { campaignStream } from '#events/campaigns/campaignStream.ts';
import type { Random } from '#world/random.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { type CampaignPlan, campaignPlans } from './demoCampaignPlans.ts';
import { cases, isReported } from './demoCases.ts';
import { keeperOf } from './demoClientBook.ts';
import { blackFridays, windowsOf } from './demoSeasons.ts';
import { forecastOf } from './demoUsual.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

/** `times` is relative to the previous budget, `to` to the launch budget; `for` and `back` describe a temporary raise. */
type Step = { readonly daysAgo: number } & (
  | { readonly kind: 'times' | 'to' | 'for'; readonly factor: number }
  | { readonly kind: 'back' | 'pause' | 'resume' | 'end' }
);

type Telling = {
  readonly calendar: DemoCalendar;
  readonly today: EpochDay;
  readonly random: Random;
};

const shoppers = ['E-commerce', 'Food & Restaurant', 'Travel & Hospitality'];

/** Budgets are adjusted every five to eight weeks. */
const tuning = ({ launched, campaignId }: CampaignPlan, { random, calendar }: Telling): readonly Step[] => {
  const steps: Step[] = [];
  let daysAgo = launched - random.integer(18, 40);
  while (daysAgo > 2) {
    const day = calendar.spread(daysAgo, campaignId);
    steps.push({ kind: 'times', daysAgo: day, factor: random.integer(86, 122) / 100 });
    daysAgo -= random.integer(33, 58);
  }
  return steps;
};

/** Occasional pauses of some days for lack of stock, staff or creatives. */
const rests = ({ launched }: CampaignPlan, { random }: Telling): readonly Step[] => {
  const steps: Step[] = [];
  let daysAgo = launched - random.integer(70, 210);
  while (daysAgo > 30) {
    const length = random.integer(4, 9);
    steps.push({ kind: 'pause', daysAgo }, { kind: 'resume', daysAgo: daysAgo - length });
    daysAgo -= random.integer(150, 280);
  }
  return steps;
};

/** From ten days before until some days after, spread over days as people would work. */
const shopping = ({ entry, channel }: CampaignPlan, { today }: Telling): readonly Step[] =>
  shoppers.includes(entry.industry) && channel !== 'display'
    ? blackFridays(today).flatMap((friday): readonly Step[] => [
        { kind: 'for', daysAgo: today - friday + 8 + (entry.index % 4), factor: 1.85 },
        { kind: 'back', daysAgo: today - friday - 3 - (entry.index % 4) },
      ])
    : [];

const seasonal = ({ season }: CampaignPlan, { today }: Telling): readonly Step[] =>
  windowsOf(season, today).flatMap(({ first, last }): readonly Step[] => [
    { kind: 'resume', daysAgo: today - first },
    { kind: 'pause', daysAgo: today - last },
  ]);

const storyOf = ({ entry, channel }: CampaignPlan): readonly Step[] => {
  const { atRisk, star, underPacing, dip } = cases;
  switch (entry.clientId) {
    case atRisk.clientId:
      if (channel === 'paid_search')
        return [
          { kind: 'to', daysAgo: atRisk.cut[0], factor: 0.9 },
          { kind: 'to', daysAgo: atRisk.cut[1], factor: 0.8 },
          { kind: 'pause', daysAgo: atRisk.paused },
        ];
      return atRisk.raised.map((daysAgo, index) => ({ kind: 'to', daysAgo, factor: 1.15 + index * 0.1 }));
    case star.clientId:
      return star.raised.map((daysAgo) => ({ kind: 'times', daysAgo, factor: 1.12 }));
    case underPacing.clientId:
      return [{ kind: 'times', daysAgo: underPacing.lowered, factor: 0.3 }];
    case dip.clientId:
      return channel === 'paid_search'
        ? [
            { kind: 'pause', daysAgo: dip.paused },
            { kind: 'resume', daysAgo: dip.resumed },
          ]
        : [];
    default:
      return [];
  }
};

const ended: Readonly<Record<number, number>> = { 12: 150, 19: 80 };

const endOf = ({ entry, season, channel }: CampaignPlan): number | null => {
  if (entry.left !== null) return entry.left + 1;
  return season !== 'Always on' || channel !== 'paid_search' ? (ended[entry.index] ?? null) : null;
};

const campaignSteps = (plan: CampaignPlan, telling: Telling): readonly Step[] => {
  const { entry, launched } = plan;
  const end = endOf(plan);
  const isSeasonal = windowsOf(plan.season, telling.today).length > 0;
  const usual = [
    ...tuning(plan, telling),
    ...(isSeasonal ? seasonal(plan, telling) : rests(plan, telling)),
    ...shopping(plan, telling),
  ].filter(({ daysAgo }) => !isReported(entry.clientId, daysAgo));
  const steps = [...usual, ...storyOf(plan)].filter(
    ({ daysAgo }) => daysAgo >= 1 && daysAgo <= launched - 4 && (end === null || daysAgo > end + 4),
  );
  const inTime = steps.toSorted((one, other) => other.daysAgo - one.daysAgo);
  return end === null || end > launched - 4 ? inTime : [...inTime, { kind: 'end', daysAgo: end }];
};

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
