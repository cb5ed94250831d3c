/** Declares the events of a reseller's tenants and share. */
import * as z from 'zod/mini';
import { tenantPlans } from '#domain/reseller/payout.ts';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { workspaceId: id, tenantId: id, name: text };
const plan = z.enum(tenantPlans);

export const resellerEvents = {
  TenantAdded: z.strictObject({ ...about, plan, addedAt: time }),
  TenantRenamed: z.strictObject({ ...about, formerName: text, renamedAt: time }),
  TenantPlanChanged: z.strictObject({ ...about, formerPlan: plan, plan, changedAt: time }),
  TenantEnded: z.strictObject({ ...about, endedAt: time }),
  TenantRestored: z.strictObject({ ...about, restoredAt: time }),
  ResellerShareChanged: z.strictObject({
    workspaceId: id,
    formerShare: count,
    share: count,
    changedAt: time,
  }),
} as const;

export type ResellerEvent = EventsIn<typeof resellerEvents>;
