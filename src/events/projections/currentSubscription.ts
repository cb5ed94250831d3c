/** Which subscription does an account have? */
import { type BillingCycle, type PlanName, priceId } from '#domain/plans/planCatalogue.ts';
import type { Subscription } from '#domain/plans/subscription.ts';
import { billingPeriodAt } from '../subscriptions/billingPeriod.ts';
import type { Projection } from './projection.ts';

export type SubscriptionFacts = {
  id: string;
  accountId: string;
  plan: PlanName;
  cycle: BillingCycle;
  periodStart: string;
  periodEnd: string;
  trialEnd: string | null;
  createdAt: string;
  updatedAt: string;
};

export type CurrentSubscription = { byAccount: Record<string, SubscriptionFacts> };

export const currentSubscription: Projection<CurrentSubscription> = {
  name: 'currentSubscription',
  empty: () => ({ byAccount: {} }),
  on: {
    SubscriptionActivated: (answer, { data }) => {
      const { subscriptionId, workspaceId: _workspaceId, activatedAt, ...facts } = data;
      answer.byAccount[data.accountId] = {
        ...facts,
        id: subscriptionId,
        createdAt: activatedAt,
        updatedAt: activatedAt,
      };
    },
  },
};

/** The subscription with the specification's fields at a time: one whose trial has run out unconverted is `expired` (ruling D6). */
export const subscriptionAt = (facts: SubscriptionFacts | undefined, now: string): Subscription | null => {
  if (!facts) return null;
  const expired = facts.trialEnd !== null && facts.trialEnd <= now;
  const period = expired
    ? { start: facts.periodStart, end: facts.periodEnd }
    : billingPeriodAt(facts.periodStart, facts.cycle, now);
  return {
    id: facts.id,
    user_id: facts.accountId,
    plan_name: facts.plan,
    status: expired ? 'expired' : 'active',
    current_period_start: period.start,
    current_period_end: period.end,
    stripe_customer_id: `demo_cus_${facts.accountId}`,
    stripe_subscription_id: `demo_sub_${facts.id}`,
    stripe_price_id: priceId(facts.plan, facts.cycle),
    trial_end: facts.trialEnd,
    created_at: facts.createdAt,
    updated_at: facts.updatedAt,
  };
};
