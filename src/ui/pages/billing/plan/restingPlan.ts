/** Describes a paused plan that resumes by itself; the free quotas apply until then, and exceeding them is not an error. */
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { isPlanName, type PlanName } from '#domain/plans/planCatalogue.ts';

export type RestingPlan = { readonly plan: PlanName; readonly until: string };

/** Null unless the plan is paused and resumes by itself. */
export const restingOf = (billing: BillingReply | undefined): RestingPlan | null => {
  const { subscription, pause, ends_at } = billing ?? {};
  if (subscription?.status !== 'paused' || !pause || ends_at !== null) return null;
  return isPlanName(subscription.plan_name) ? { plan: subscription.plan_name, until: pause.until } : null;
};
