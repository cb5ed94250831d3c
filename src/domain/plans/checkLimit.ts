/** Checks plan limits: the single rule for every 402 of the API and every "2 left" on a page (S9.2, S9.3). */
import { type PlanLimits, type PlanName, planNames, unlimited } from './planCatalogue.ts';
import { type Feature, hasFeature } from './planFeatures.ts';
import { limitsOf } from './subscription.ts';

const limitNames = {
  clients: 'maxClients',
  dashboards: 'maxDashboards',
  apiCalls: 'apiCallsPerMonth',
  teamMembers: 'maxTeamMembers',
  integrations: 'maxIntegrations',
  reports: 'reportsPerMonth',
} as const satisfies Record<string, keyof PlanLimits>;

export type LimitedResource = keyof typeof limitNames;

export type LimitProblem = {
  readonly limit: number;
  readonly used: number;
  readonly plan: PlanName | null;
  /** The smallest plan with enough quota; null if none has it. */
  readonly neededPlan: PlanName | null;
};

export type LimitQuestion = {
  readonly plan: PlanName | null;
  readonly resource: LimitedResource;
  readonly used: number;
  readonly adding?: number;
};

/** `plan` null means none; -1 for unlimited. */
export const limitOf = (plan: PlanName | null, resource: LimitedResource): number =>
  limitsOf(plan)[limitNames[resource]];

const fits = (limit: number, count: number): boolean => limit === unlimited || count <= limit;

/** Null if the quota suffices; otherwise the content of the 402. */
export const checkLimit = ({ plan, resource, used, adding = 1 }: LimitQuestion): LimitProblem | null => {
  const limit = limitOf(plan, resource);
  const wanted = used + adding;
  if (fits(limit, wanted)) return null;
  const neededPlan = planNames.find((name) => fits(limitOf(name, resource), wanted)) ?? null;
  return { limit, used, plan, neededPlan };
};

export const leftOf = (plan: PlanName | null, resource: LimitedResource, used: number): number | null => {
  const limit = limitOf(plan, resource);
  return limit === unlimited ? null : Math.max(0, limit - used);
};

/** From this share of a limit on, usage is shown in amber. */
const nearFrom = 0.8;

export const isNearLimit = ({ used, limit }: { readonly used: number; readonly limit: number }): boolean =>
  limit !== unlimited && used >= nearFrom * limit;

export type FeatureProblem = Pick<LimitProblem, 'plan' | 'neededPlan'>;

/** Null if the plan, or none, has the feature; otherwise the smallest plan that has it (S5.4, S6.3). */
export const checkFeature = (plan: PlanName | null, feature: Feature): FeatureProblem | null =>
  hasFeature(plan, feature)
    ? null
    : { plan, neededPlan: planNames.find((name) => hasFeature(name, feature)) ?? null };
