/** Handles POST /api/subscription/cancel, /pause, /resume and /change for the owner and the agency's staff. */
import type { Answers } from '#events/projections/answers.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { type SubscriptionState, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { relatedQuotaChanges } from './quotaChanges.ts';
import { fittingFor } from './resourcesOf.ts';
import { ownedSubscription, ownerOf, subscriberOf } from './subscriptionOfWorkspace.ts';

const handle = handleCommand(subscriptionStream, subscriptionDecider);

type AnyContext = Pick<Context<'cancelSubscription'>, 'caller' | 'now' | 'log' | 'commit'>;

const replyWith =
  (answers: Answers, asked: { readonly workspaceId: string; readonly now: string }) =>
  (after: SubscriptionState) =>
    ({ status: 200, body: { subscription: ownedSubscription(answers, asked, after) } }) as const;

const ask = (request: Request, context: AnyContext, command: SubscriptionCommand): Promise<Response> =>
  handle(request, context, {
    plan: (answers) => {
      const { workspaceId } = context.caller;
      const subscriberId = subscriberOf(answers, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      return { key: [subscriberId], command, reply: replyWith(answers, { workspaceId, now: context.now }) };
    },
  });

export const cancelSubscription: Handler<'cancelSubscription'> = (request, context) =>
  ask(request, context, { type: 'CancelSubscription', ...context.body, now: context.now });

export const pauseSubscription: Handler<'pauseSubscription'> = (request, context) =>
  ask(request, context, { type: 'PauseSubscription', months: context.body.months, now: context.now });

export const resumeSubscription: Handler<'resumeSubscription'> = (request, context) =>
  ask(request, context, {
    type: 'ResumeSubscription',
    card: context.answers.paymentCards.byWorkspace[context.caller.workspaceId]?.card ?? null,
    now: context.now,
  });

/** An upgrade restores items within the new quota; a downgrade sets items aside when it takes effect. */
export const changeSubscription: Handler<'changeSubscription'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  const terms = { plan: body.plan_name, cycle: body.billing_cycle };
  return handle(request, context, {
    plan: (answers) => {
      const subscriberId = subscriberOf(answers, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      const room = fittingFor(answers, { workspaceId, plan: body.plan_name, keep: null }).changes;
      return {
        key: [subscriberId],
        command: { type: 'ChangePlan', ...terms, room, now },
        related: relatedQuotaChanges(context, room, {
          workspaceId,
          by: ownerOf(answers, workspaceId) ?? subscriberId,
          now,
        }),
        reply: replyWith(answers, { workspaceId, now }),
      };
    },
  });
};
