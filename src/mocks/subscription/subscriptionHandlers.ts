/** Handles requests about the subscription and its trial. */

import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { wireCard } from '#domain/plans/paymentCard.ts';
import type { Answers } from '#events/projections/answers.ts';
import { outlookAt } from '#events/projections/currentSubscription.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { type SubscriptionState, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { relatedQuotaChanges } from './quotaChanges.ts';
import { fittingFor } from './resourcesOf.ts';
import { promotion } from './startedPlan.ts';
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

export const readBilling: Handler<'readBilling'> = (_request, { answers, caller, now }) => {
  const subscriberId = subscriberOf(answers, caller.workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  const outlook = outlookAt(agreed, now);
  const scheduled = outlook?.scheduled ?? null;
  const next = outlook?.nextCharge ?? null;
  const pastDue = agreed?.pastDue ?? null;
  const card = answers.paymentCards.byWorkspace[caller.workspaceId]?.card;
  const subscription = ownedSubscription(answers, { workspaceId: caller.workspaceId, now }, agreed);
  const reply: BillingReply = {
    subscription,
    billing_cycle: subscription && (subscription.stripe_price_id.endsWith('_yearly') ? 'yearly' : 'monthly'),
    ends_at: outlook?.endsAt ?? null,
    scheduled_change: scheduled && {
      plan_name: scheduled.plan,
      billing_cycle: scheduled.cycle,
      effective_at: scheduled.effectiveAt,
    },
    pause: outlook?.pause ?? null,
    may_pause: outlook?.mayPause ?? false,
    next_charge: next && { at: next.at, amount_cents: next.cents, currency: 'USD' },
    past_due: pastDue && {
      due_at: pastDue.dueAt,
      amount_cents: pastDue.amountCents,
      currency: 'USD',
      reason: pastDue.reason,
      failed_at: pastDue.failedAt,
      retry_until: pastDue.retryUntil,
    },
    payment_card: card ? wireCard(card) : null,
    free_until: agreed?.freeUntil ?? null,
    trial_available: agreed === undefined,
  };
  return json(200, reply);
};

const terms = { plan: 'pro', cycle: 'monthly' } as const;

/** Handles POST /api/subscription/trial: starts the free trial of Pro, in one step and without a card (rulings D6 and D29). */
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
