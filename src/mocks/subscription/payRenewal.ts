/** Handles POST /api/subscription/payment and /renewal: charges the demo card for a failed renewal or an early one. */
import type { PaymentCard } from '#domain/plans/paymentCard.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { ownedSubscription, subscriberOf } from './subscriptionOfWorkspace.ts';

const handle = handleCommand(subscriptionStream, subscriptionDecider);

type AnyContext = Pick<Context<'retryPayment'>, 'caller' | 'now' | 'log' | 'commit'>;

/** A failed charge is a reply, not a refusal, and is recorded in the history. */
const charge = (
  request: Request,
  context: AnyContext,
  commandFor: (card: PaymentCard | null) => SubscriptionCommand,
): Promise<Response> =>
  handle(request, context, {
    plan: (answers) => {
      const { now } = context;
      const { workspaceId } = context.caller;
      const subscriberId = subscriberOf(answers, workspaceId);
      if (subscriberId === null) throw new RefusalError('noActiveSubscription');
      return {
        key: [subscriberId],
        command: commandFor(answers.paymentCards.byWorkspace[workspaceId]?.card ?? null),
        reply: (after) => {
          const subscription = ownedSubscription(answers, { workspaceId, now }, after);
          return { status: 200, body: { subscription, paid: subscription?.status === 'active' } };
        },
      };
    },
  });

export const retryPayment: Handler<'retryPayment'> = (request, context) =>
  charge(request, context, (card) => ({ type: 'RetryPayment', card, now: context.now }));

export const renewEarly: Handler<'renewEarly'> = (request, context) =>
  charge(request, context, (card) => ({ type: 'BringRenewalForward', card, now: context.now }));
