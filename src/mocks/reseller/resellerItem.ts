/** Serializes a reseller and its tenants. */
import type { ResellerReply, TenantItem } from '#domain/contract/resellerSchemas.ts';
import { mostShare, payoutOf, tenantMrr } from '#domain/reseller/payout.ts';
import type { Reseller, Tenant } from '#events/resellers/reseller.ts';
import { versionTag } from '../http/version.ts';

export const tenantItem = ({ id, name, plan, addedAt, endedAt, revision }: Tenant): TenantItem => ({
  id,
  name,
  plan_name: plan,
  mrr_cents: endedAt === null ? tenantMrr(plan) : 0,
  added_at: addedAt,
  ended_at: endedAt,
  etag: versionTag(revision),
});

export const resellerReplyOf = ({ tenants, share }: Reseller): ResellerReply => {
  const all = Object.values(tenants);
  const { mrrCents, payoutCents } = payoutOf(
    all.filter(({ endedAt }) => endedAt === null),
    share,
  );
  return {
    items: all.map(tenantItem),
    share_percent: share,
    most_share_percent: mostShare,
    mrr_cents: mrrCents,
    payout_cents: payoutCents,
    currency: 'USD',
  };
};
