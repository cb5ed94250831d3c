/** Defines the wire schemas of a workspace's daily activity. */
import * as z from 'zod/mini';
import { planNames } from '../plans/planCatalogue.ts';

const count = z.int().check(z.gte(0));

/** Days such as `2026-11-21`, in UTC; default: the 30 days until today. */
export const activityQuery = z.strictObject({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  interval: z.optional(z.enum(['day'])),
  as_of: z.optional(z.string()),
});

export const activityDay = z.strictObject({
  day: z.string(),
  events: count,
  clients: z.int(),
  members: z.int(),
  integrations: z.int(),
  plan_changes: count,
});

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
  usual: z.number(),
  score: z.number(),
  compared_with: z.enum(['weekday', 'allDays']),
  compared_days: count,
  types: z.array(z.strictObject({ type: z.string(), count })),
  positions: z.array(count),
  numbers: z.array(count),
});

export const activityReply = z.strictObject({
  from: z.string(),
  to: z.string(),
  interval: z.enum(['day']),
  days: z.array(activityDay),
  plan_steps: z.array(planStep),
  findings: z.nullable(z.array(activityFinding)),
  compared: count,
  needed: count,
});

export type ActivityReply = z.infer<typeof activityReply>;
export type PlanStep = z.infer<typeof planStep>;
export type ActivityDay = z.infer<typeof activityDay>;
export type ActivityFinding = z.infer<typeof activityFinding>;
