/** Defines the wire schemas of campaigns. */
import * as z from 'zod/mini';
import { campaignStatuses } from '../campaigns/campaignRules.ts';
import { channels } from '../metrics/channels.ts';

const count = z.int().check(z.gte(0));
const day = z.string();

export const campaign = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  integration_id: z.string(),
  name: z.string(),
  channel: z.enum(channels),
  status: z.enum(campaignStatuses),
  daily_budget_cents: count,
  launch_budget_cents: count,
  launched_on: day,
  /** Fraction of the launch budget from each day on; 0 while not running. */
  levels: z.array(z.strictObject({ from: day, level: z.number() })),
  updated_at: z.iso.datetime(),
  etag: z.string(),
});

/** `client` omitted: all visible clients; `status` omitted: all. */
export const campaignQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(campaignStatuses)),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const campaignList = z.strictObject({
  items: z.array(campaign),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const campaignParams = z.strictObject({ id: z.string() });
export const campaignBudgetBody = z.strictObject({ daily_budget_cents: z.number() });
export const campaignReply = z.strictObject({ campaign });

export type CampaignItem = z.infer<typeof campaign>;
