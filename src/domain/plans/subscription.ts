/** Defines subscriptions on the wire; only `active` ones count, until an unconverted trial expires (ruling D6). */
import { fallbackLimits, isPlanName, type PlanLimits, type PlanName, plans } from './planCatalogue.ts';

/**
 * `paused`: resumes automatically. `past_due`: a failed renewal can still be paid. `unpaid`: it was not, and
 * the subscription has ended.
 */
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

export const activePlan = (subscription: Subscription | null): PlanName | null =>
  subscription?.status === 'active' && isPlanName(subscription.plan_name) ? subscription.plan_name : null;

/** Null takes the fallback limits (S9.3). */
export const limitsOf = (plan: PlanName | null): PlanLimits =>
  plan === null ? fallbackLimits : plans[plan].limits;
