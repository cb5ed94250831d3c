/** Defines the wire schemas of a reseller's tenants, share and payout. */
import * as z from 'zod/mini';
import { mostShare, tenantPlans } from '../reseller/payout.ts';
import { typedText } from './typedText.ts';

const planName = z.enum(tenantPlans);
const cents = z.int().check(z.gte(0));
const share = z.int().check(z.gte(0), z.lte(mostShare));

export const tenant = z.strictObject({
  id: z.string(),
  name: z.string(),
  plan_name: planName,
  mrr_cents: cents,
  added_at: z.iso.datetime(),
  ended_at: z.nullable(z.iso.datetime()),
  etag: z.string(),
});

export const resellerReply = z.strictObject({
  items: z.array(tenant),
  share_percent: share,
  most_share_percent: z.int(),
  mrr_cents: cents,
  payout_cents: cents,
  currency: z.literal('USD'),
});

export const tenantParams = z.strictObject({ id: z.string() });
export const tenantBody = z.strictObject({ name: typedText, plan_name: planName });
export const tenantChanges = z.strictObject({
  name: z.optional(typedText),
  plan_name: z.optional(planName),
});
export const tenantReply = z.strictObject({ tenant });
export const shareBody = z.strictObject({ share_percent: share });

export type TenantItem = z.infer<typeof tenant>;
export type ResellerReply = z.infer<typeof resellerReply>;
