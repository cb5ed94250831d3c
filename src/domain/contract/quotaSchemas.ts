/** Defines the wire schemas of plan quotas: choice of items to keep, plan simulation and usage meters. */
import * as z from 'zod/mini';
import { planNames } from '../plans/planCatalogue.ts';

const planName = z.enum(planNames);
const ids = z.array(z.string()).check(z.maxLength(1_000));
const count = z.int().check(z.gte(0));
const limit = z.int().check(z.gte(-1));

/** Ids of the items to keep; the workspace owner always stays. */
export const quotaChoice = z.strictObject({
  clients: ids,
  team_members: ids,
  integrations: ids,
  dashboards: ids,
});

export const simulationBody = z.strictObject({
  plan_name: planName,
  /** Default: the oldest are kept. */
  keep: z.optional(quotaChoice),
});

export const simulationReply = z.strictObject({
  plan: z.nullable(planName),
  simulated: z.nullable(planName),
});

/** Null: the oldest are kept. */
export const keepBody = z.strictObject({ keep: z.nullable(quotaChoice) });

export const quotaQuery = z.strictObject({ plan_name: planName, as_of: z.optional(z.string()) });

const roomItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  /** False for items suspended by an earlier, smaller plan. */
  in_use: z.boolean(),
  fixed: z.boolean(),
  stays: z.boolean(),
});

const roomPart = z.strictObject({ limit, items: z.array(roomItem) });

export const quotaReply = z.strictObject({
  plan_name: planName,
  chosen: z.boolean(),
  clients: roomPart,
  team_members: roomPart,
  integrations: roomPart,
  dashboards: roomPart,
});

export const keptResources = ['clients', 'team_members', 'integrations', 'dashboards'] as const;

export const countedResources = [...keptResources, 'reports', 'api_calls'] as const;

const usagePace = z.strictObject({
  /** Count per day of the current month, the last one today. */
  days: z.array(count),
  /** Expected usage at month end: current usage, scheduled runs, and the mean of the last seven complete days per remaining day. */
  projected: count,
  /** The day on which this pace reaches the limit; null if later than this month or already past. */
  reached_on: z.nullable(z.iso.date()),
});

const usageRow = z.strictObject({
  resource: z.enum(countedResources),
  used: count,
  limit,
  /** Time of the monthly reset; null for resources without one. */
  resets_at: z.nullable(z.iso.datetime()),
  /** Suspended because the quota is exceeded. */
  aside: count,
  /** Only for monthly resources. */
  pace: z.optional(usagePace),
  /** Only for resources without a reset: at the end of each of the last twelve months, and today. */
  trend: z.optional(z.array(z.strictObject({ day: z.iso.date(), used: count }))),
});

/** How far back the data goes, and how much of it the plan shows. */
const usageRetention = z.strictObject({
  /** Days shown by the plan, ending today; -1 for all. */
  limit,
  /** Days from the first with data until today; 0 without any. */
  used: count,
  first_day: z.nullable(z.iso.date()),
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
  since: z.iso.datetime(),
  position: z.nullable(count),
  number: z.nullable(count),
  count,
});

export const countedReply = z.strictObject({
  resource: z.enum(countedResources),
  items: z.array(countedItem),
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
