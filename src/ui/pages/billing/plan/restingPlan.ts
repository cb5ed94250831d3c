/** A plan that rests and goes on by itself: until then the free basics count, and what is more than these is no fault. */
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { isPlanName, type PlanName } from '#domain/plans/planCatalogue.ts';

export type RestingPlan = { readonly plan: PlanName; readonly until: string };

/** Null while nothing rests, and where what rests does not go on. */
export const restingOf = (billing: BillingReply | undefined): RestingPlan | null => {
  const { subscription, pause, ends_at } = billing ?? {};
  if (subscription?.status !== 'paused' || !pause || ends_at !== null) return null;
  return isPlanName(subscription.plan_name) ? { plan: subscription.plan_name, until: pause.until } : null;
};
