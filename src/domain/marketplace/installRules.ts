/** Who may install an app, and with which plan: everyone browses, an admin installs anything, a manager what costs nothing. */
import type { Role } from '../access/role.ts';
import { type PlanName, planNames } from '../plans/planCatalogue.ts';
import type { Listing } from './listings.ts';

/** Whether someone of that role may install and uninstall it. */
export const mayInstall = (role: Role, { monthlyPrice }: Pick<Listing, 'monthlyPrice'>): boolean =>
  role === 'admin' || (role === 'manager' && monthlyPrice === 0);

/** Null when the active plan, or none, allows it; otherwise what the 402 says. */
export const checkAppPlan = (
  plan: PlanName | null,
  { neededPlan }: Pick<Listing, 'neededPlan'>,
): { readonly plan: PlanName | null; readonly neededPlan: PlanName } | null =>
  plan !== null && planNames.indexOf(plan) >= planNames.indexOf(neededPlan) ? null : { plan, neededPlan };
