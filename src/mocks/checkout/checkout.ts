/** Handles POST /api/checkout: completes the demo checkout; signed in, the subscription is appended with it (ruling D5). */

import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { type CheckoutState, checkoutDecider } from '#events/checkout/checkoutDecider.ts';
import { checkoutStream } from '#events/checkout/checkoutStream.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { begin, handleCommand, mergeRelated, notThere } from '../http/handleCommand.ts';
import { problem } from '../http/respond.ts';
import { relatedQuotaChanges } from '../subscription/quotaChanges.ts';
import { fittingFor } from '../subscription/resourcesOf.ts';
import { promotion } from '../subscription/startedPlan.ts';
import { ownedSubscription, ownerOf, subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';

const script = `globalThis.DemoPay = function DemoPay(key) {
  if (typeof key !== 'string') throw new TypeError('DemoPay needs a key; the demo uses an empty one');
  return Object.freeze({ name: 'DemoPay', key: key, live: false });
};
`;

export const paymentProvider: Handler<'paymentProvider'> = (_request, { isProviderUp }) =>
  isProviderUp?.() === false
    ? problem('providerUnavailable')
    : new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

const complete = handleCommand(checkoutStream, checkoutDecider);
const buy = handleCommand(subscriptionStream, subscriptionDecider);

type CheckoutContext = Context<'checkout'>;

const receiptOf = ({ completed }: CheckoutState): CheckoutReply['checkout'] => {
  const { checkoutId, plan, cycle, priceCents, currency, completedAt } = completed ?? notThere();
  return {
    id: checkoutId,
    plan_name: plan,
    billing_cycle: cycle,
    price_cents: priceCents,
    currency,
    completed_at: completedAt,
  };
};

const completing = ({ body, now }: CheckoutContext, checkoutId: string, accountId: string | null) => {
  const terms = { plan: body.plan_name, cycle: body.billing_cycle };
  return {
    key: [checkoutId] as const,
    command: { type: 'CompleteCheckout' as const, checkoutId, accountId, ...terms, now },
  };
};

const forVisitor = (request: Request, context: CheckoutContext, checkoutId: string): Promise<Response> =>
  complete(request, context, {
    plan: () => ({
      ...completing(context, checkoutId, null),
      reply: (after) => ({ status: 201, body: { checkout: receiptOf(after), subscription: null } }),
    }),
  });

const forWorkspace = (
  request: Request,
  context: CheckoutContext,
  { checkoutId, caller: { workspaceId } }: { readonly checkoutId: string; readonly caller: Caller },
): Promise<Response> => {
  const { body, now, world } = context;
  const subscriptionId = world.ids.entity();
  const terms = { plan: body.plan_name, cycle: body.billing_cycle };
  return buy(request, context, {
    plan: (answers) => {
      const subscriberId = subscriberOf(answers, workspaceId) ?? notThere();
      const ownerId = ownerOf(answers, workspaceId) ?? notThere();
      const receipt = begin(
        { stream: checkoutStream, decider: checkoutDecider, ...completing(context, checkoutId, ownerId) },
        workspaceId,
      );
      const room = fittingFor(answers, { workspaceId, plan: body.plan_name, keep: null }).changes;
      return {
        key: [subscriberId],
        command: {
          type: 'BuyPlan',
          subscriptionId,
          accountId: subscriberId,
          workspaceId,
          ...terms,
          room,
          now,
        },
        related: async (after) => {
          const owned = { ownerId, workspaceId, now };
          const promoted = await promotion(context, answers, owned);
          const fitted = await relatedQuotaChanges(context, room, { workspaceId, by: ownerId, now })(after);
          return mergeRelated([{ first: receipt.events, expected: receipt.expected }, promoted, fitted]);
        },
        reply: (after) => ({
          status: 201,
          body: {
            checkout: receiptOf(receipt.after),
            subscription: ownedSubscription(answers, { workspaceId, now }, after),
          },
        }),
      };
    },
  });
};

export const checkout: Handler<'checkout'> = (request, context) => {
  const { caller, isProviderUp, world } = context;
  if (isProviderUp?.() === false) return problem('providerUnavailable');
  const checkoutId = world.ids.entity();
  if (caller === null) return forVisitor(request, context, checkoutId);
  return forWorkspace(request, context, { checkoutId, caller });
};
