/** What the signed-in person's workspace may do: its plan, features and what is left of each limit, as the API enforces them. */
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
  /** Null when there is no limit. */
  readonly left: number | null;
  /** What the API's 402 would say; null when one more fits. */
  readonly problem: LimitProblem | null;
};

export type PlanInUse = {
  /** Null without an active plan, and until it is known. */
  readonly plan: PlanName | null;
  /** The plan that the app is looked at with; null for the one that is paid for. */
  readonly simulated: PlanName | null;
  /** Whether the backend has said; until then nothing is known to be locked or left. */
  readonly known: boolean;
  readonly features: readonly Feature[];
  has(feature: Feature): boolean;
  /** Null until known, and for people of a client. */
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
