/** The shapes of a workspace's activity by day on the wire. */
import * as z from 'zod/mini';
import { planNames } from '../plans/planCatalogue.ts';

const count = z.int().check(z.gte(0));

/** Days such as `2026-11-21`, in UTC; left out: the 30 days until today. */
export const activityQuery = z.strictObject({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  interval: z.optional(z.enum(['day'])),
  as_of: z.optional(z.string()),
});

export const activityDay = z.strictObject({
  day: z.string(),
  events: count,
  /** Not archived, at the end of the day. */
  clients: z.int(),
  members: z.int(),
  /** Connected at the end of the day. */
  integrations: z.int(),
  plan_changes: count,
});

/** Something that happened to the plan; `plan` is the one that it is about, null where the event names none. */
export const planStep = z.strictObject({
  day: z.string(),
  position: count,
  number: count,
  type: z.string(),
  plan: z.nullable(z.enum(planNames)),
});

export const activityFinding = z.strictObject({
  day: z.string(),
  events: count,
  /** Median of the days that it was held against. */
  usual: z.number(),
  /** How many spreads from the median. */
  score: z.number(),
  compared_with: z.enum(['weekday', 'allDays']),
  compared_days: count,
  /** What happened most often that day. */
  types: z.array(z.strictObject({ type: z.string(), count })),
  /** The first few of its events. */
  positions: z.array(count),
  /** What people call these: their numbers in the workspace. */
  numbers: z.array(count),
});

export const activityReply = z.strictObject({
  from: z.string(),
  to: z.string(),
  interval: z.enum(['day']),
  days: z.array(activityDay),
  /** In the order of the log. */
  plan_steps: z.array(planStep),
  /** The furthest out first; null when there are too few days to say anything. */
  findings: z.nullable(z.array(activityFinding)),
  /** How many whole days could be compared. */
  compared: count,
  /** How many there must be. */
  needed: count,
});

export type ActivityReply = z.infer<typeof activityReply>;
export type PlanStep = z.infer<typeof planStep>;
export type ActivityDay = z.infer<typeof activityDay>;
export type ActivityFinding = z.infer<typeof activityFinding>;
