/** Defines the wire schemas of goals and media budgets. */
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
  figure,
  /** In the metric's unit: whole cents, a count, or a ratio. */
  target: z.number(),
  period,
  /** The first day that counts. */
  from: day,
  updated_at: z.iso.datetime(),
  removed_at: z.nullable(z.iso.datetime()),
  /** At the end of the month or quarter of the last full day, in the figure's unit; null where nothing can be said. In lists alone. */
  projected: z.optional(z.nullable(z.number())),
  /** How likely the target is met by then, from 0.01 to 0.99; null without a range. In lists alone. */
  chance: z.optional(z.nullable(z.number())),
  /** For `If-Match`. */
  etag: z.string(),
});

export const budget = z.strictObject({
  client_id: z.string(),
  monthly_cents: count,
  from: day,
  steps: z.array(z.strictObject({ from: day, monthly_cents: count })),
  updated_at: z.iso.datetime(),
  /** Spend at the end of the month of the last full day; null where nothing can be said. In lists alone. */
  projected_cents: z.optional(z.nullable(z.int())),
  /** For `If-Match`. */
  etag: z.string(),
});

/** `client` omitted: all visible clients; `status` omitted: those not removed. */
export const goalQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(['set', 'removed', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** `budgets`: all of the same clients, on every page of the list. */
export const goalList = z.strictObject({
  items: z.array(goal),
  budgets: z.array(budget),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const goalParams = z.strictObject({ id: z.string() });
/** `from`: first day of the starting month; default: today. */
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
  from: z.optional(z.iso.date()),
});
export const goalReply = z.strictObject({ goal });
export const budgetBody = z.strictObject({ monthly_cents: z.number() });
export const budgetReply = z.strictObject({ budget });

export type GoalItem = z.infer<typeof goal>;
export type BudgetItem = z.infer<typeof budget>;
