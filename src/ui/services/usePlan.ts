/** Provides the workspace's plan, features and remaining quotas, as the API enforces them. */
import { useSelector } from '@xstate/react';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { checkLimit, type LimitProblem, leftOf, limitOf } from '#domain/plans/checkLimit.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { useServices } from './servicesContext.ts';

export type Room = {
  readonly used: number;
  /** -1 for none. */
  readonly limit: number;
  /** Null without a limit. */
  readonly left: number | null;
  /** The API's 402 problem; null if one more fits. */
  readonly problem: LimitProblem | null;
};

export type PlanInUse = {
  /** Null without an active plan, and while loading. */
  readonly plan: PlanName | null;
  readonly simulated: PlanName | null;
  /** False while loading, when no feature counts as locked. */
  readonly known: boolean;
  readonly features: readonly Feature[];
  has(feature: Feature): boolean;
  /** Null while loading, and for people of a client. */
  room(resource: keyof Usage): Room | null;
};

export const usePlan = (): PlanInUse => {
  const { subscription } = useServices().actors;
  const { plan, simulated, features, usage } = useSelector(subscription, ({ context }) => context);
  return {
    plan,
    simulated,
    known: features.length > 0,
    features,
    has: (feature) => features.includes(feature),
    room: (resource) => {
      if (usage === null) return null;
      const used = usage[resource];
      return {
        used,
        limit: limitOf(plan, resource),
        left: leftOf(plan, resource, used),
        problem: checkLimit({ plan, resource, used }),
      };
    },
  };
};
