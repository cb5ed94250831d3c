/** Describes each plan in one line for the API's plan list. */
import type { PlanName } from '#domain/plans/planCatalogue.ts';

export const planDescriptions: Readonly<Record<PlanName, string>> = {
  starter: 'For a consultant or a small agency with its first clients.',
  pro: 'For an agency that reports to many clients and wants insights with the numbers.',
  enterprise: 'For an agency without limits, under its own brand and domain.',
  agency_plus: 'Enterprise, plus reselling to other agencies with a share of the revenue.',
};
