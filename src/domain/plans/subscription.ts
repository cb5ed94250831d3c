/** What a subscription is on the wire and when it counts: only while `active`, until its trial runs out unconverted (ruling D6). */
import { fallbackLimits, isPlanName, type PlanLimits, type PlanName, plans } from './planCatalogue.ts';

/** `paused`: it goes on by itself; `past_due`: a renewal failed and can still be paid; `unpaid`: it was not, and the subscription has ended. */
export const subscriptionStatuses = [
  'active',
  'paused',
  'past_due',
  'unpaid',
  'canceled',
  'expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Times are ISO 8601 UTC. */
export type Subscription = {
  readonly id: string;
  readonly user_id: string;
  readonly plan_name: PlanName | 'free';
  readonly status: SubscriptionStatus;
  readonly current_period_start: string;
  readonly current_period_end: string;
  readonly stripe_customer_id: string;
  readonly stripe_subscription_id: string;
  readonly stripe_price_id: string;
  readonly trial_end: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/** The plan that counts: that of an active subscription other than `free`, else none. */
export const activePlan = (subscription: Subscription | null): PlanName | null =>
  subscription?.status === 'active' && isPlanName(subscription.plan_name) ? subscription.plan_name : null;

/** The limits of the plan that counts, or the fallback (S9.3). */
export const limitsOf = (plan: PlanName | null): PlanLimits =>
  plan === null ? fallbackLimits : plans[plan].limits;
