/** What can happen to the campaigns of a workspace's clients. */
import * as z from 'zod/mini';
import { channels } from '#domain/metrics/channels.ts';
import { count, day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is the account id of who did it. */
const about = { workspaceId: id, campaignId: id, clientId: id, name: text, by: id };

export const campaignEvents = {
  CampaignLaunched: z.strictObject({
    ...about,
    /** The account of a platform that it runs in. */
    integrationId: id,
    channel: z.enum(channels),
    /** Its part of the channel's ordinary traffic: 0.6 for three fifths. */
    weight: z.number().check(z.gt(0)),
    dailyBudgetCents: count,
    /** May be before it was told: a platform knows its campaigns of earlier days. */
    launchedOn: day,
    launchedAt: time,
  }),
  /** The budget of each day from `from` on. */
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
  /** For good. */
  CampaignEnded: z.strictObject({ ...about, from: day, endedAt: time }),
} as const;

export type CampaignEvent = EventsIn<typeof campaignEvents>;
export type CampaignLaunched = EventIn<typeof campaignEvents, 'CampaignLaunched'>;
