/** Handles GET /api/subscription/room and PUT /api/subscription/keep: the quota of a smaller plan and the choice of items to keep. */
import type { QuotaPart, QuotaReply } from '#domain/contract/quotaSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import type { FittedResource } from '#domain/plans/fitQuota.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { keepErrors } from './keepErrors.ts';
import { wordsOf } from './resourceLabels.ts';
import { fittingFor, limitNameOf, resourcesOf } from './resourcesOf.ts';
import { idsOf } from './simulatePlan.ts';
import { ownedSubscription, subscriberOf } from './subscriptionOfWorkspace.ts';

export const readRoom: Handler<'readRoom'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const plan = query.plan_name;
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  const keep = agreed?.scheduled?.plan === plan ? agreed.keep : null;
  const { staying } = fittingFor(answers, { workspaceId, plan, keep });
  const resources = resourcesOf(answers, workspaceId);
  const part = (one: FittedResource): QuotaPart => {
    const { active, aside, fixed = [] } = resources[one];
    const stays = new Set(staying[one]);
    const item = (id: string, inUse: boolean) => ({
      id,
      ...wordsOf[one](answers, workspaceId, id),
      in_use: inUse,
      fixed: fixed.includes(id),
      stays: stays.has(id),
    });
    return {
      limit: limitOf(plan, limitNameOf[one]),
      items: [...active.map((id) => item(id, true)), ...aside.map((id) => item(id, false))],
    };
  };
  const reply: QuotaReply = {
    plan_name: plan,
    chosen: keep !== null,
    clients: part('clients'),
    team_members: part('members'),
    integrations: part('integrations'),
    dashboards: part('dashboards'),
  };
  return json(200, reply);
};

const handle = handleCommand(subscriptionStream, subscriptionDecider);

export const chooseKept: Handler<'chooseKept'> = (request, context) => {
  const { body, caller, answers, now } = context;
  const { workspaceId } = caller;
  const keep = body.keep === null ? null : idsOf(body.keep);
  const plan =
    answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? '']?.scheduled?.plan;
  return handle(request, context, {
    errors: plan === undefined ? {} : keepErrors(answers, { workspaceId, plan, keep }),
    plan: (known) => {
      const subscriberId = subscriberOf(known, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      return {
        key: [subscriberId],
        command: { type: 'ChooseKept', keep, now },
        reply: (after) => ({
          status: 200,
          body: { subscription: ownedSubscription(known, { workspaceId, now }, after) },
        }),
      };
    },
  });
};
