/** Declares the events of a workspace's campaigns. */
import * as z from 'zod/mini';
import { channels } from '#domain/metrics/channels.ts';
import { count, day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { workspaceId: id, campaignId: id, clientId: id, name: text, by: id };

export const campaignEvents = {
  CampaignLaunched: z.strictObject({
    ...about,
    integrationId: id,
    channel: z.enum(channels),
    /** Its part of the channel's ordinary traffic: 0.6 for three fifths. */
    weight: z.number().check(z.gt(0)),
    dailyBudgetCents: count,
    /** May precede the event: a platform knows its campaigns of earlier days. */
    launchedOn: day,
    launchedAt: time,
  }),
  CampaignBudgetChanged: z.strictObject({
    ...about,
    formerDailyBudgetCents: count,
    dailyBudgetCents: count,
    from: day,
    changedAt: time,
  }),
  /** `from` is the first day on which it does not run. */
  CampaignPaused: z.strictObject({ ...about, from: day, pausedAt: time }),
  CampaignResumed: z.strictObject({ ...about, from: day, resumedAt: time }),
  CampaignEnded: z.strictObject({ ...about, from: day, endedAt: time }),
} as const;

export type CampaignEvent = EventsIn<typeof campaignEvents>;
export type CampaignLaunched = EventIn<typeof campaignEvents, 'CampaignLaunched'>;
