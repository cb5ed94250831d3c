/** GET /api/subscription: the workspace's subscription, what it allows and what of that is used. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { activePlan, limitsOf } from '#domain/plans/subscription.ts';
import type { Handler } from '../http/context.ts';
import { usageOf } from '../http/planOf.ts';
import { json } from '../http/respond.ts';
import { subscriptionOfWorkspace } from '../http/subscriptionOfWorkspace.ts';

export const readSubscription: Handler<'readSubscription'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const subscription = subscriptionOfWorkspace(answers, workspaceId, now);
  const plan = activePlan(subscription);
  const reply: SubscriptionReply = {
    subscription,
    limits: limitsOf(plan),
    features: [...featuresOf(plan)],
    usage: seesWholeWorkspace(caller.kind) ? usageOf(answers, workspaceId) : null,
  };
  return json(200, reply);
};
