/** Computes a reseller's monthly revenue and payout. */

import { type PlanName, plans } from '../plans/planCatalogue.ts';
import { tidyText } from '../text/visibleText.ts';

/** Plans that do not allow reselling in turn. */
export const tenantPlans = ['starter', 'pro', 'enterprise'] as const satisfies readonly PlanName[];
export type TenantPlan = (typeof tenantPlans)[number];

/** Percent: the limit of the reseller program. */
export const mostShare = 70;

const longestName = 120;

export const tenantNameProblem = (name: string): string | null => {
  const tidy = tidyText(name);
  if (tidy === '') return 'Name is required';
  if (tidy.length > longestName) return `Name must be at most ${longestName} characters long`;
  return name.isWellFormed() ? null : 'Contains a broken character';
};

export const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= 0 && share <= mostShare;

export const tenantMrr = (plan: TenantPlan): number => 100 * plans[plan].monthlyPrice;

export type Payout = { readonly mrrCents: number; readonly payoutCents: number };

/** MRR × share, rounded to the cent, over active tenants. */
export const payoutOf = (tenants: readonly { readonly plan: TenantPlan }[], share: number): Payout => {
  const mrrCents = tenants.reduce((sum, { plan }) => sum + tenantMrr(plan), 0);
  return { mrrCents, payoutCents: Math.round((mrrCents * share) / 100) };
};
