/** Projects the subscription of each account. */
import { type PlanName, priceId } from '#domain/plans/planCatalogue.ts';
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import { activePlan, type Subscription } from '#domain/plans/subscription.ts';
import { mayPause } from '../subscriptions/stopRules.ts';
import type { SubscriptionEvent } from '../subscriptions/subscriptionEvents.ts';
import {
  type Agreed,
  agree,
  type SubscriptionAt,
  subscriptionStateAt,
} from '../subscriptions/subscriptionTerms.ts';
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

const subscriptionOf = (current: SubscriptionAt): Subscription => ({
  id: current.id,
  user_id: current.accountId,
  plan_name: current.plan,
  status: current.status,
  current_period_start: current.period.start,
  current_period_end: current.period.end,
  stripe_customer_id: `demo_cus_${current.accountId}`,
  stripe_subscription_id: `demo_sub_${current.id}`,
  stripe_price_id: priceId(current.plan, current.cycle),
  trial_end: current.trialEnd,
  created_at: current.createdAt,
  updated_at: current.updatedAt,
});

/** The subscription with the specification's fields at a time: one whose trial has run out unconverted is `expired` (ruling D6). */
export const subscriptionAt = (agreed: Agreed | null | undefined, now: string): Subscription | null =>
  agreed ? subscriptionOf(subscriptionStateAt(agreed, now)) : null;

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
  const current = agreed && subscriptionStateAt(agreed, now);
  if (current?.status !== 'active' && current?.status !== 'paused') return null;
  const { endsAt, scheduled, pause, trialEnd, period } = current;
  const silent = endsAt !== null || trialEnd !== null;
  return {
    endsAt,
    scheduled,
    pause,
    mayPause: mayPause(current),
    nextCharge: silent ? null : { at: pause?.until ?? period.end, cents: centsOf(scheduled ?? current) },
  };
};
