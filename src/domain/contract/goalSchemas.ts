/** The shapes of goals and media budgets on the wire. */
import * as z from 'zod/mini';
import { goalPeriods } from '../goals/goalRules.ts';
import { targetFigures } from '../goals/targetFigures.ts';

const count = z.int().check(z.gte(0));
const day = z.string();
const period = z.enum(goalPeriods);
const figure = z.enum(targetFigures);

export const goal = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  /** A figure of `GET /api/metrics`. */
  figure,
  /** In the figure's own unit: whole cents, whole things, or a ratio. */
  target: z.number(),
  period,
  /** The first day that counts. */
  from: day,
  updated_at: z.iso.datetime(),
  removed_at: z.nullable(z.iso.datetime()),
  /** For `If-Match`. */
  etag: z.string(),
});

/** What a client means to spend on media in a month. */
export const budget = z.strictObject({
  client_id: z.string(),
  monthly_cents: count,
  /** The first day on which it held. */
  from: day,
  /** This one and those before it, in their order. */
  steps: z.array(z.strictObject({ from: day, monthly_cents: count })),
  updated_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
});

/** `client` left out: of all clients that the caller may see; `status` left out: those that are there. */
export const goalQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(['set', 'removed', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** `budgets` are those of the same clients, all of them on each page. */
export const goalList = z.strictObject({
  items: z.array(goal),
  budgets: z.array(budget),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const goalParams = z.strictObject({ id: z.string() });
/** `from`: the first day of the month from which it counts; left out: today. */
export const goalBody = z.strictObject({
  client_id: z.string(),
  figure,
  target: z.number(),
  period,
  from: z.optional(z.iso.date()),
});
export const goalChanges = z.strictObject({
  target: z.optional(z.number()),
  period: z.optional(period),
  /** The first day of a month. */
  from: z.optional(z.iso.date()),
});
export const goalReply = z.strictObject({ goal });
export const budgetBody = z.strictObject({ monthly_cents: z.number() });
export const budgetReply = z.strictObject({ budget });

export type GoalItem = z.infer<typeof goal>;
export type BudgetItem = z.infer<typeof budget>;
