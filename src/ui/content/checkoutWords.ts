/** Describes the effect of a checkout, before and after. */
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { firstPeriodEnd } from '#domain/plans/billingPeriod.ts';
import { formatCents, formatDollars } from '#domain/plans/money.ts';
import { type PlanName, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import { centsOf, changeKind, type PlanTerms, shareLeft } from '#domain/plans/planChange.ts';
import type { Subscription } from '#domain/plans/subscription.ts';
import { day } from './dates.ts';

export type Holding = {
  readonly plan: PlanName;
  readonly cycle: PlanTerms['cycle'];
  readonly trialEnd: string | null;
  readonly periodStart: string;
  readonly periodEnd: string;
};

const perCycle = (order: PlanTerms): string =>
  `${formatDollars(priceOf(order.plan, order.cycle))} a ${order.cycle === 'monthly' ? 'month' : 'year'}`;

const afterTrial = (order: PlanTerms, start: string, trialEnd: string) => {
  const period = { start, end: firstPeriodEnd(start, order.cycle) };
  return { end: period.end, cents: shareLeft(centsOf(order), period, trialEnd) };
};

/** In cents; null if only the preview of Billing knows the amount. */
export const dueToday = (order: PlanTerms, holding: Holding | null): number | null => {
  if (holding === null) return 0;
  if (holding.trialEnd !== null) return afterTrial(order, holding.periodStart, holding.trialEnd).cents;
  return changeKind(holding, order) === 'upgrade' ? null : 0;
};

/** One or two sentences. `holding` is null without an active plan, `signedIn` false for a visitor. */
export const consequenceOf = (order: PlanTerms, holding: Holding | null, signedIn: boolean): string => {
  if (holding === null) {
    return signedIn
      ? `Your first checkout begins a free 14-day trial; later ones start the plan right away. It then costs ${perCycle(order)}. In this demo nothing is charged.`
      : `Free for 14 days once you have an account, then ${perCycle(order)}. In this demo nothing is charged.`;
  }
  const title = plans[order.plan].title;
  if (holding.trialEnd !== null) {
    const { end, cents } = afterTrial(order, holding.periodStart, holding.trialEnd);
    return `You are on a free trial until ${day(holding.trialEnd)}. Completing this keeps ${title} after it: ${formatCents(cents)} now for the days from then to ${day(end)}, then ${perCycle(order)}. In this demo nothing is charged.`;
  }
  switch (changeKind(holding, order)) {
    case 'same':
      return `You have this plan already. It renews on ${day(holding.periodEnd)}.`;
    case 'upgrade':
      return `You have ${plans[holding.plan].title} now. ${title}, ${order.cycle}, takes effect immediately, for its price less the unused days of ${plans[holding.plan].title}. Billing shows the sum before you change.`;
    case 'downgrade':
      return `You have ${plans[holding.plan].title} now and keep it until ${day(holding.periodEnd)}; ${title}, ${order.cycle}, follows.`;
  }
};

/** The billing cycle is part of the Stripe price id. */
export const cycleOf = ({ stripe_price_id }: Pick<Subscription, 'stripe_price_id'>): PlanTerms['cycle'] =>
  stripe_price_id.endsWith('_yearly') ? 'yearly' : 'monthly';

export const outcomeOf = ({ checkout, subscription }: CheckoutReply): string => {
  if (subscription === null || subscription.plan_name === 'free') {
    return 'Nothing is activated yet, as you are not signed in. Create your account, and this plan comes with it.';
  }
  const { plan_name, trial_end, current_period_end } = subscription;
  const bought = plans[checkout.plan_name].title;
  const until = day(current_period_end);
  if (plan_name !== checkout.plan_name || cycleOf(subscription) !== checkout.billing_cycle) {
    return `You keep ${plans[plan_name].title} until ${until}; ${bought}, billed ${checkout.billing_cycle}, follows.`;
  }
  return trial_end === null
    ? `${bought} is yours until ${until} and renews then.`
    : `Your free trial runs until ${day(trial_end)}. Everything in the plan is open now.`;
};

/** `“gold” is not a plan, so this is Pro.` */
export const ignoredText = (
  { name, value }: { readonly name: 'plan' | 'billing'; readonly value: string },
  { plan, cycle }: PlanTerms,
): string =>
  name === 'plan'
    ? `“${value}” is not one of our plans, so this is ${plans[plan].title}.`
    : `“${value}” is not a way of billing, so this is ${cycle}.`;
