/** The state of a subscription told in sentences. */
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { cardTitle, expiryText } from '#domain/plans/paymentCard.ts';
import { isPlanName, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import type { BillingRequest } from '#machines/billing/billingMachine.ts';
import { day } from './dates.ts';

/** `Pro`, or `Free` for the plan that is none. */
export const planTitle = (name: PlanName | 'free'): string => (isPlanName(name) ? plans[name].title : 'Free');

/** How it stands, in a sentence. */
export const standingText = ({ subscription, ends_at, scheduled_change }: BillingReply): string => {
  if (subscription === null) return 'This workspace has no plan yet. You’re on the free basics.';
  const title = planTitle(subscription.plan_name);
  if (subscription.status === 'canceled') {
    return `${title} was canceled and ended on ${day(subscription.current_period_end)}.`;
  }
  if (subscription.status === 'expired') {
    return `The free trial of ${title} ended${subscription.trial_end ? ` on ${day(subscription.trial_end)}` : ''}. You’re on the free basics.`;
  }
  if (ends_at !== null) return `Canceled: everything stays open until ${day(ends_at)}.`;
  if (subscription.trial_end !== null) {
    return `Free trial until ${day(subscription.trial_end)}. It ends automatically unless you keep the plan.`;
  }
  if (scheduled_change !== null) {
    const { plan_name, billing_cycle, effective_at } = scheduled_change;
    return `Active. ${planTitle(plan_name)}, billed ${billing_cycle}, follows on ${day(effective_at)}.`;
  }
  return `Active. Renews on ${day(subscription.current_period_end)}.`;
};

/** `$149.00 on 5 February 2026`, or why there is none. */
export const nextChargeText = ({ next_charge }: BillingReply): string =>
  next_charge === null
    ? 'Nothing will be charged'
    : `${formatCents(next_charge.amount_cents)} on ${day(next_charge.at)}`;

/** `Visa ending in 4242, expires 12/2030`, or how it is paid without one. */
export const paymentText = ({ payment_card, subscription }: BillingReply): string => {
  if (payment_card === null)
    return subscription?.trial_end === null ? 'Demo card without a number' : 'No card yet';
  const { brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear } = payment_card;
  return `${cardTitle({ brand, lastFour })}, expires ${expiryText({ expiryMonth, expiryYear })}`;
};

/** What was done, to say so politely. */
export const doneText = (done: BillingRequest): string => {
  switch (done.kind) {
    case 'change':
      return `Done: ${planTitle(done.choice.plan)}, billed ${done.choice.cycle}.`;
    case 'cancel':
      return 'Canceled. You can resume until the last day.';
    case 'resume':
      return 'Resumed: the subscription continues.';
  }
};
