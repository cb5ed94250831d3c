/** Projects the subscription of each account. */
import { type PlanName, priceId } from '#domain/plans/planCatalogue.ts';
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import { activePlan, type Subscription } from '#domain/plans/subscription.ts';
import { mayPause } from '../subscriptions/stopRules.ts';
import type { SubscriptionEvent } from '../subscriptions/subscriptionEvents.ts';
import { type Agreed, agree, type Standing, standingAt } from '../subscriptions/subscriptionTerms.ts';
import type { Projection } from './projection.ts';

export type CurrentSubscription = { byAccount: Record<string, Agreed> };

const tell = (answer: CurrentSubscription, event: SubscriptionEvent): void => {
  const { accountId } = event.data;
  const agreed = agree(answer.byAccount[accountId] ?? null, event);
  if (agreed) answer.byAccount[accountId] = agreed;
};

export const currentSubscription: Projection<CurrentSubscription> = {
  name: 'currentSubscription',
  empty: () => ({ byAccount: {} }),
  on: {
    SubscriptionActivated: tell,
    SubscriptionConverted: tell,
    SubscriptionPlanChanged: tell,
    SubscriptionChangeScheduled: tell,
    SubscriptionChangeWithdrawn: tell,
    SubscriptionCanceled: tell,
    SubscriptionPaused: tell,
    SubscriptionPauseEnded: tell,
    SubscriptionResumed: tell,
    SubscriptionRenewalBroughtForward: tell,
    SubscriptionPaymentFailed: tell,
    SubscriptionPaymentMade: tell,
    SubscriptionChangeTookEffect: tell,
    KeptResourcesChosen: tell,
    ResourcesPutAside: tell,
    ResourcesTakenBack: tell,
    PlanSimulationStarted: tell,
    PlanSimulationEnded: tell,
  },
};

const subscriptionOf = (standing: Standing): Subscription => ({
  id: standing.id,
  user_id: standing.accountId,
  plan_name: standing.plan,
  status: standing.status,
  current_period_start: standing.period.start,
  current_period_end: standing.period.end,
  stripe_customer_id: `demo_cus_${standing.accountId}`,
  stripe_subscription_id: `demo_sub_${standing.id}`,
  stripe_price_id: priceId(standing.plan, standing.cycle),
  trial_end: standing.trialEnd,
  created_at: standing.createdAt,
  updated_at: standing.updatedAt,
});

/** The subscription with the specification's fields at a time: one whose trial has run out unconverted is `expired` (ruling D6). */
export const subscriptionAt = (agreed: Agreed | null | undefined, now: string): Subscription | null =>
  agreed ? subscriptionOf(standingAt(agreed, now)) : null;

/** The plan for quotas and features, the simulated one first; null without an active subscription. */
export const planInForce = (agreed: Agreed | null | undefined, now: string): PlanName | null => {
  const paid = activePlan(subscriptionAt(agreed, now));
  return paid === null ? null : (agreed?.simulated ?? paid);
};

export type Outlook = {
  readonly endsAt: string | null;
  readonly scheduled: (PlanTerms & { readonly effectiveAt: string }) | null;
  readonly pause: Agreed['pause'];
  readonly mayPause: boolean;
  /** Null when nothing will be charged: on an unpaid trial, and before an end. */
  readonly nextCharge: { readonly at: string; readonly cents: number } | null;
};

export const outlookAt = (agreed: Agreed | null | undefined, now: string): Outlook | null => {
  const standing = agreed && standingAt(agreed, now);
  if (standing?.status !== 'active' && standing?.status !== 'paused') return null;
  const { endsAt, scheduled, pause, trialEnd, period } = standing;
  const silent = endsAt !== null || trialEnd !== null;
  return {
    endsAt,
    scheduled,
    pause,
    mayPause: mayPause(standing),
    nextCharge: silent ? null : { at: pause?.until ?? period.end, cents: centsOf(scheduled ?? standing) },
  };
};
