/** What a reseller's tenants bring in a month, and which share of it is paid out. */

import { type PlanName, plans } from '../plans/planCatalogue.ts';
import { tidyText } from '../text/visibleText.ts';

/** A tenant has one of the plans that cannot be resold in turn. */
export const tenantPlans = ['starter', 'pro', 'enterprise'] as const satisfies readonly PlanName[];
export type TenantPlan = (typeof tenantPlans)[number];

/** Per cent: the reseller program pays no more. */
export const mostShare = 70;

const longestName = 120;

/** What is wrong with the name of a tenant; null when it can be kept. */
export const tenantNameProblem = (name: string): string | null => {
  const tidy = tidyText(name);
  if (tidy === '') return 'Name is required';
  if (tidy.length > longestName) return `Name must be at most ${longestName} characters long`;
  return name.isWellFormed() ? null : 'Contains a broken character';
};

/** Whole per cent from 0 to 70. */
export const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= 0 && share <= mostShare;

/** The monthly price of its plan, in US cents. */
export const tenantMrr = (plan: TenantPlan): number => 100 * plans[plan].monthlyPrice;

export type Payout = { readonly mrrCents: number; readonly payoutCents: number };

/** MRR x share, to the cent, of the tenants that are not ended. */
export const payoutOf = (tenants: readonly { readonly plan: TenantPlan }[], share: number): Payout => {
  const mrrCents = tenants.reduce((sum, { plan }) => sum + tenantMrr(plan), 0);
  return { mrrCents, payoutCents: Math.round((mrrCents * share) / 100) };
};
