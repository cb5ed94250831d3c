/** Handles POST and DELETE /api/plan-simulation: simulates another plan, and sets items over its quota aside meanwhile. */
import type { QuotaChoice, SimulationReply } from '#domain/contract/quotaSchemas.ts';
import type { ResourceIds } from '#domain/plans/fitQuota.ts';
import { type SubscriptionState, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { subscriptionStateAt } from '#events/subscriptions/subscriptionTerms.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { keepErrors } from './keepErrors.ts';
import { relatedQuotaChanges } from './quotaChanges.ts';
import { fittingFor } from './resourcesOf.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

const handle = handleCommand(subscriptionStream, subscriptionDecider);

export const idsOf = ({
  clients,
  team_members: members,
  integrations,
  dashboards,
}: QuotaChoice): ResourceIds => ({
  clients,
  members,
  integrations,
  dashboards,
});

const replyAt = (now: string) => (after: SubscriptionState) => {
  const current = after && subscriptionStateAt(after, now);
  const body: SimulationReply = {
    plan: current?.status === 'active' ? current.plan : null,
    simulated: after?.simulated ?? null,
  };
  return { status: 200, body } as const;
};

/** The caller stays signed in, even if the simulated plan has fewer seats. */
export const startSimulation: Handler<'startSimulation'> = (request, context) => {
  const { body, caller, answers, now } = context;
  const { workspaceId, accountId } = caller;
  const keep = body.keep ? idsOf(body.keep) : null;
  return handle(request, context, {
    errors: keepErrors(answers, { workspaceId, plan: body.plan_name, keep, stays: [accountId] }),
    plan: (known) => {
      const subscriberId = subscriberOf(known, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      const question = { workspaceId, plan: body.plan_name, keep, stays: [accountId] };
      const room = fittingFor(known, question).changes;
      return {
        key: [subscriberId],
        command: { type: 'SimulatePlan', plan: body.plan_name, room, now },
        related: relatedQuotaChanges(context, room, { workspaceId, by: accountId, now }),
        reply: replyAt(now),
      };
    },
  });
};

/** Items set aside are restored within the quota of the paid plan. */
export const endSimulation: Handler<'endSimulation'> = (request, context) => {
  const { caller, now } = context;
  const { workspaceId, accountId } = caller;
  return handle(request, context, {
    plan: (known) => {
      const subscriberId = subscriberOf(known, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      const agreed = known.currentSubscription.byAccount[subscriberId];
      const keep = agreed?.scheduled ? null : (agreed?.keep ?? null);
      const question = { workspaceId, plan: agreed?.plan ?? null, keep };
      const room = fittingFor(known, question).changes;
      return {
        key: [subscriberId],
        command: { type: 'EndSimulation', room, now },
        related: relatedQuotaChanges(context, room, { workspaceId, by: accountId, now }),
        reply: replyAt(now),
      };
    },
  });
};
