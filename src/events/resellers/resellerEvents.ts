/** What can happen to the tenants of a reseller, and to the share that is paid out for them. */
import * as z from 'zod/mini';
import { tenantPlans } from '#domain/reseller/payout.ts';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

/** `name` is how the tenant is called. */
const about = { workspaceId: id, tenantId: id, name: text };
const plan = z.enum(tenantPlans);

export const resellerEvents = {
  TenantAdded: z.strictObject({ ...about, plan, addedAt: time }),
  TenantRenamed: z.strictObject({ ...about, formerName: text, renamedAt: time }),
  TenantPlanChanged: z.strictObject({ ...about, formerPlan: plan, plan, changedAt: time }),
  /** It brings nothing from now on. */
  TenantEnded: z.strictObject({ ...about, endedAt: time }),
  TenantRestored: z.strictObject({ ...about, restoredAt: time }),
  /** Whole per cent. */
  ResellerShareChanged: z.strictObject({
    workspaceId: id,
    formerShare: count,
    share: count,
    changedAt: time,
  }),
} as const;

export type ResellerEvent = EventsIn<typeof resellerEvents>;
