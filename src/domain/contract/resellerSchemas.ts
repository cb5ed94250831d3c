/** The shapes of a reseller's tenants, their share and its payout on the wire. */
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
  /** The monthly price of its plan; 0 once it has ended. */
  mrr_cents: cents,
  added_at: z.iso.datetime(),
  ended_at: z.nullable(z.iso.datetime()),
  /** For `If-Match`. */
  etag: z.string(),
});

export const resellerReply = z.strictObject({
  /** In the order of adding, ended ones too. */
  items: z.array(tenant),
  /** Whole per cent. */
  share_percent: share,
  most_share_percent: z.int(),
  mrr_cents: cents,
  /** MRR x share. */
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
