/** Handles POST /api/subscription/trial: starts the free trial of Pro, in one step and without a card (rulings D6 and D29). */

import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { promotion } from './startedPlan.ts';
import { ownedSubscription, ownerOf, subscriberOf } from './subscriptionOfWorkspace.ts';

const handle = handleCommand(subscriptionStream, subscriptionDecider);

const terms = { plan: 'pro', cycle: 'monthly' } as const;

export const startTrial: Handler<'startTrial'> = (request, context) => {
  const { caller, now, world } = context;
  const { workspaceId } = caller;
  const subscriptionId = world.ids.entity();
  return handle(request, context, {
    plan: (answers) => {
      const subscriberId = subscriberOf(answers, workspaceId) ?? notThere();
      const ownerId = ownerOf(answers, workspaceId) ?? notThere();
      return {
        key: [subscriberId],
        command: { type: 'StartTrial', subscriptionId, accountId: subscriberId, workspaceId, ...terms, now },
        related: () => promotion(context, answers, { ownerId, workspaceId, now }),
        reply: (after) => ({
          status: 201,
          body: { subscription: ownedSubscription(answers, { workspaceId, now }, after) },
        }),
      };
    },
  });
};
