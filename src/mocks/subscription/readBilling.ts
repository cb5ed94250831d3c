/** Handles GET /api/billing: returns the workspace's subscription and its next step. */
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { wireCard } from '#domain/plans/paymentCard.ts';
import { outlookAt } from '#events/projections/currentSubscription.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { ownedSubscription, subscriberOf } from './subscriptionOfWorkspace.ts';

export const readBilling: Handler<'readBilling'> = (_request, { answers, caller, now }) => {
  const subscriberId = subscriberOf(answers, caller.workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  const outlook = outlookAt(agreed, now);
  const scheduled = outlook?.scheduled ?? null;
  const next = outlook?.nextCharge ?? null;
  const pastDue = agreed?.pastDue ?? null;
  const card = answers.paymentCards.byWorkspace[caller.workspaceId]?.card;
  const subscription = ownedSubscription(answers, { workspaceId: caller.workspaceId, now }, agreed);
  const reply: BillingReply = {
    subscription,
    billing_cycle: subscription && (subscription.stripe_price_id.endsWith('_yearly') ? 'yearly' : 'monthly'),
    ends_at: outlook?.endsAt ?? null,
    scheduled_change: scheduled && {
      plan_name: scheduled.plan,
      billing_cycle: scheduled.cycle,
      effective_at: scheduled.effectiveAt,
    },
    pause: outlook?.pause ?? null,
    may_pause: outlook?.mayPause ?? false,
    next_charge: next && { at: next.at, amount_cents: next.cents, currency: 'USD' },
    past_due: pastDue && {
      due_at: pastDue.dueAt,
      amount_cents: pastDue.amountCents,
      currency: 'USD',
      reason: pastDue.reason,
      failed_at: pastDue.failedAt,
      retry_until: pastDue.retryUntil,
    },
    payment_card: card ? wireCard(card) : null,
    free_until: agreed?.freeUntil ?? null,
    trial_available: agreed === undefined,
  };
  return json(200, reply);
};
