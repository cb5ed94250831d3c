/** Decides who may install an app and with which plan: admins any app, managers free ones. */
import type { Role } from '../access/role.ts';
import { type PlanName, planNames } from '../plans/planCatalogue.ts';
import type { Listing } from './listing.ts';

export const mayInstall = (role: Role, { monthlyPrice }: Pick<Listing, 'monthlyPrice'>): boolean =>
  role === 'admin' || (role === 'manager' && monthlyPrice === 0);

/** Null if the plan, or none, suffices; otherwise the text of the 402. */
export const checkAppPlan = (
  plan: PlanName | null,
  { neededPlan }: Pick<Listing, 'neededPlan'>,
): { readonly plan: PlanName | null; readonly neededPlan: PlanName } | null =>
  plan !== null && planNames.indexOf(plan) >= planNames.indexOf(neededPlan) ? null : { plan, neededPlan };
