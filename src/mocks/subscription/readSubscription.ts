/** Handles GET /api/subscription: returns the workspace's subscription with its limits and usage. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { planOf, usageOf } from './planOf.ts';
import { subscriberOf, subscriptionOfWorkspace } from './subscriptionOfWorkspace.ts';

export const readSubscription: Handler<'readSubscription'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const subscription = subscriptionOfWorkspace(answers, workspaceId, now);
  const plan = planOf(answers, { workspaceId, now });
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  const simulated = agreed?.simulated ?? null;
  const retryUntil = subscription?.status === 'past_due' ? (agreed?.pastDue?.retryUntil ?? null) : null;
  const features = [...featuresOf(plan)];
  const active = plan !== null;
  const ofAgency = {
    subscription,
    retry_until: retryUntil,
    plan,
    simulated: plan === null ? null : simulated,
    active,
  };
  const reply: SubscriptionReply = seesWholeWorkspace(caller.kind)
    ? { ...ofAgency, features, limits: limitsOf(plan), usage: usageOf(answers, { workspaceId, now }) }
    : {
        subscription: null,
        retry_until: null,
        plan: null,
        simulated: null,
        active,
        limits: null,
        features,
        usage: null,
      };
  return json(200, reply);
};
