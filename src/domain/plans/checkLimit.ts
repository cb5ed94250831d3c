/** Whether a plan has room for more of something: the one rule behind every 402 of the API and every "2 left" on a page (S9.2, S9.3). */
import { type PlanLimits, type PlanName, planNames, unlimited } from './planCatalogue.ts';
import { type Feature, hasFeature } from './planFeatures.ts';
import { limitsOf } from './subscription.ts';

/** What is limited by number, with the limit that each is held against. */
const limitNames = {
  clients: 'maxClients',
  dashboards: 'maxDashboards',
  apiCalls: 'apiCallsPerMonth',
  teamMembers: 'maxTeamMembers',
  integrations: 'maxIntegrations',
  reports: 'reportsPerMonth',
} as const satisfies Record<string, keyof PlanLimits>;

export type LimitedResource = keyof typeof limitNames;

/** What a 402 tells beside its code. */
export type LimitProblem = {
  readonly limit: number;
  readonly used: number;
  /** The active plan; null without one. */
  readonly plan: PlanName | null;
  /** The smallest plan that has the room; null when none has. */
  readonly neededPlan: PlanName | null;
};

export type LimitQuestion = {
  readonly plan: PlanName | null;
  readonly resource: LimitedResource;
  /** How many there are already. */
  readonly used: number;
  /** How many are to be added; left out: one. */
  readonly adding?: number;
};

/** The limit of an active plan, or of none (`null`); -1 for none. */
export const limitOf = (plan: PlanName | null, resource: LimitedResource): number =>
  limitsOf(plan)[limitNames[resource]];

const fits = (limit: number, count: number): boolean => limit === unlimited || count <= limit;

/** Null when there is room, otherwise what the 402 says. */
export const checkLimit = ({ plan, resource, used, adding = 1 }: LimitQuestion): LimitProblem | null => {
  const limit = limitOf(plan, resource);
  const wanted = used + adding;
  if (fits(limit, wanted)) return null;
  const neededPlan = planNames.find((name) => fits(limitOf(name, resource), wanted)) ?? null;
  return { limit, used, plan, neededPlan };
};

/** How many more there may be, never below 0; null when there is no limit. */
export const leftOf = (plan: PlanName | null, resource: LimitedResource, used: number): number | null => {
  const limit = limitOf(plan, resource);
  return limit === unlimited ? null : Math.max(0, limit - used);
};

/** From which part of its limit on the use of something is told in amber, before nothing is left. */
const nearFrom = 0.8;

/** Whether most of a limit is used; never without one. */
export const isNearLimit = ({ used, limit }: { readonly used: number; readonly limit: number }): boolean =>
  limit !== unlimited && used >= nearFrom * limit;

/** What the 402 of a feature tells beside its code. */
export type FeatureProblem = Pick<LimitProblem, 'plan' | 'neededPlan'>;

/** Null when the plan, or none, has the feature; otherwise the smallest plan that has it (S5.4, S6.3). */
export const checkFeature = (plan: PlanName | null, feature: Feature): FeatureProblem | null =>
  hasFeature(plan, feature)
    ? null
    : { plan, neededPlan: planNames.find((name) => hasFeature(name, feature)) ?? null };
