/** What a checkout will do, told before it is done. */
import { formatDollars } from '#domain/plans/money.ts';
import { type PlanName, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import { changeKind, type PlanTerms } from '#domain/plans/planChange.ts';
import { day } from './dates.ts';

/** What the person who checks out has now. */
export type Holding = {
  readonly plan: PlanName;
  readonly cycle: PlanTerms['cycle'];
  readonly trialEnd: string | null;
  readonly periodEnd: string;
};

const perCycle = (order: PlanTerms): string =>
  `${formatDollars(priceOf(order.plan, order.cycle))} a ${order.cycle === 'monthly' ? 'month' : 'year'}`;

/** In a sentence or two; `holding` is null without an active plan, `signedIn` false for a visitor. */
export const consequenceOf = (order: PlanTerms, holding: Holding | null, signedIn: boolean): string => {
  if (holding === null) {
    return signedIn
      ? `Your first checkout begins a free 14-day trial; later ones begin the plan at once. It then costs ${perCycle(order)}. In this demo nothing is charged.`
      : `Free for 14 days once you have an account, then ${perCycle(order)}. In this demo nothing is charged.`;
  }
  const title = plans[order.plan].title;
  if (holding.trialEnd !== null) {
    return `You are on a free trial until ${day(holding.trialEnd)}. Completing this keeps ${title} after it.`;
  }
  switch (changeKind(holding, order)) {
    case 'same':
      return `You have this plan already; it is renewed on ${day(holding.periodEnd)}.`;
    case 'upgrade':
      return `You have ${plans[holding.plan].title} now. ${title}, ${order.cycle}, holds at once.`;
    case 'downgrade':
      return `You have ${plans[holding.plan].title} now and keep it until ${day(holding.periodEnd)}; ${title}, ${order.cycle}, follows.`;
  }
};

/** `“gold” is no plan, so this is Pro.` */
export const ignoredText = (
  { name, value }: { readonly name: 'plan' | 'billing'; readonly value: string },
  { plan, cycle }: PlanTerms,
): string =>
  name === 'plan'
    ? `“${value}” is not one of our plans, so this is ${plans[plan].title}.`
    : `“${value}” is not a way of billing, so this is ${cycle}.`;
