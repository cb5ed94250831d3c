/** Finds the smallest plan whose enforced limits and features cover an agency's needs, and the obstacles of smaller plans. */
import { checkLimit, type LimitedResource } from './checkLimit.ts';
import { type PlanName, planNames } from './planCatalogue.ts';
import { type Feature, hasFeature } from './planFeatures.ts';

export type PlanNeeds = {
  readonly clients: number;
  readonly teamMembers: number;
  readonly reports: number;
  readonly features: readonly Feature[];
  readonly resells: boolean;
};

export type Obstacle =
  | {
      readonly kind: 'limit';
      readonly resource: LimitedResource;
      readonly limit: number;
      readonly needed: number;
    }
  | { readonly kind: 'feature'; readonly feature: Feature }
  | { readonly kind: 'reselling' };

export type FittingPlan = {
  readonly plan: PlanName;
  readonly short: { readonly plan: PlanName; readonly obstacles: readonly Obstacle[] } | null;
};

const obstaclesOf = (plan: PlanName, needs: PlanNeeds): readonly Obstacle[] => {
  const { clients, teamMembers, reports, features, resells } = needs;
  const counts = { clients, teamMembers, reports } as const;
  const limits = (Object.keys(counts) as (keyof typeof counts)[]).flatMap((resource): readonly Obstacle[] => {
    const problem = checkLimit({ plan, resource, used: 0, adding: counts[resource] });
    return problem ? [{ kind: 'limit', resource, limit: problem.limit, needed: counts[resource] }] : [];
  });
  const missing = features
    .filter((feature) => !hasFeature(plan, feature))
    .map((feature): Obstacle => ({ kind: 'feature', feature }));
  const reselling: readonly Obstacle[] = resells && plan !== 'agency_plus' ? [{ kind: 'reselling' }] : [];
  return [...limits, ...missing, ...reselling];
};

/** Agency Plus covers everything, so there is always a result. */
export const fittingPlan = (needs: PlanNeeds): FittingPlan => {
  const index = planNames.findIndex((plan) => obstaclesOf(plan, needs).length === 0);
  const plan = planNames[index] ?? 'agency_plus';
  const smaller = planNames[index - 1];
  return {
    plan,
    short: smaller === undefined ? null : { plan: smaller, obstacles: obstaclesOf(smaller, needs) },
  };
};
