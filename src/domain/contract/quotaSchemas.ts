/** The shapes of what a plan has room for: the choice of what stays, the plan simulation, and the meters with what they count. */
import * as z from 'zod/mini';
import { planNames } from '../plans/planCatalogue.ts';

const planName = z.enum(planNames);
const ids = z.array(z.string()).check(z.maxLength(1_000));
const count = z.int().check(z.gte(0));
const limit = z.int().check(z.gte(-1));

/** What stays in use, by id; who owns the workspace stays whatever is chosen. */
export const quotaChoice = z.strictObject({
  clients: ids,
  team_members: ids,
  integrations: ids,
  dashboards: ids,
});

export const simulationBody = z.strictObject({
  plan_name: planName,
  /** Left out: the oldest stay. */
  keep: z.optional(quotaChoice),
});

export const simulationReply = z.strictObject({
  /** What is paid for; null without an active subscription. */
  plan: z.nullable(planName),
  simulated: z.nullable(planName),
});

/** Null: the oldest stay. */
export const keepBody = z.strictObject({ keep: z.nullable(quotaChoice) });

export const quotaQuery = z.strictObject({ plan_name: planName, as_of: z.optional(z.string()) });

const roomItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** What helps to choose, as an address or a platform. */
  detail: z.string(),
  /** In use now; false for what an earlier, smaller plan has put aside. */
  in_use: z.boolean(),
  /** Stays whatever is chosen. */
  fixed: z.boolean(),
  /** Would stay: as chosen, or by the order in which they came. */
  stays: z.boolean(),
});

const roomPart = z.strictObject({ limit, items: z.array(roomItem) });

export const quotaReply = z.strictObject({
  plan_name: planName,
  /** Whether somebody has chosen what stays. */
  chosen: z.boolean(),
  clients: roomPart,
  team_members: roomPart,
  integrations: roomPart,
  dashboards: roomPart,
});

/** What a smaller plan puts aside. */
export const keptResources = ['clients', 'team_members', 'integrations', 'dashboards'] as const;

/** What is limited by number and counted. */
export const countedResources = [...keptResources, 'reports', 'api_calls'] as const;

/** Of what is counted by the month, by UTC. */
const usagePace = z.strictObject({
  /** Counted on each day of the month so far, the first day first; the last one is today. */
  days: z.array(count),
  /** By the end of the month: what is used, what schedules will bring, and for each day left the mean of the last seven full days. */
  projected: count,
  /** The day on which the limit is reached at this pace; null where that is not in this month, or was before. */
  reached_on: z.nullable(z.iso.date()),
});

const usageRow = z.strictObject({
  resource: z.enum(countedResources),
  used: count,
  limit,
  /** When it counts from 0 again; null for what is counted as it stands. */
  resets_at: z.nullable(z.iso.datetime()),
  /** Put aside because the plan has no room. */
  aside: count,
  /** Only of what is counted by the month. */
  pace: z.optional(usagePace),
  /** Only of what is counted as it stands: at the end of each of the last twelve months, and today. */
  trend: z.optional(z.array(z.strictObject({ day: z.iso.date(), used: count }))),
});

/** How far back the figures go, and how much of that the plan shows. */
const usageRetention = z.strictObject({
  /** Days that the plan shows, today being the last one; -1 for all. */
  limit,
  /** Days from the first one with figures until today; 0 without any. */
  used: count,
  first_day: z.nullable(z.iso.date()),
  /** Days that are kept and not shown. */
  hidden: count,
});

export const usageReply = z.strictObject({ items: z.array(usageRow), retention: usageRetention });

export const usageQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const countedQuery = z.strictObject({
  resource: z.enum(countedResources),
  as_of: z.optional(z.string()),
});

const countedItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  /** Since when it counts. */
  since: z.iso.datetime(),
  /** Of the event from which it counts; null for what is in no event. */
  position: z.nullable(count),
  number: z.nullable(count),
  /** How many it counts for. */
  count,
});

export const countedReply = z.strictObject({
  resource: z.enum(countedResources),
  items: z.array(countedItem),
  /** Kept, and not counted. */
  aside: z.array(countedItem),
});

export type QuotaChoice = z.infer<typeof quotaChoice>;
export type SimulationReply = z.infer<typeof simulationReply>;
export type QuotaReply = z.infer<typeof quotaReply>;
export type QuotaPart = z.infer<typeof roomPart>;
export type UsageReply = z.infer<typeof usageReply>;
export type KeptResource = (typeof keptResources)[number];
export type CountedResource = (typeof countedResources)[number];
export type CountedItem = z.infer<typeof countedItem>;
export type CountedReply = z.infer<typeof countedReply>;
