/** Provides the effects of the checkout: the provider's script, the backend and the redirect. */
import { fromPromise } from 'xstate';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { paths } from '#domain/contract/paths.ts';
import { wireCard } from '#domain/plans/paymentCard.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { CheckoutAttempts } from './checkoutAttempts.ts';
import type { PlacedOrder } from './checkoutMachine.ts';

/** The script's one function; its result is required to submit but never used. */
type ProviderFunction = (key: string) => unknown;

export type CheckoutServiceParts = {
  readonly api: ApiClient;
  readonly attempts: CheckoutAttempts;
  readonly ready: (signal: AbortSignal) => Promise<void>;
  readonly loadScript: (path: string, globalName: string, signal: AbortSignal) => Promise<unknown>;
  readonly goBack: () => void;
  readonly goToSignUp: () => void;
};

/** The demo has no account with a provider (S7.2). */
const emptyKey = '';

const isFunction = (value: unknown): value is ProviderFunction => typeof value === 'function';

export const checkoutService = (parts: CheckoutServiceParts) => {
  const { api, attempts, ready, loadScript, goBack, goToSignUp } = parts;
  return {
    actors: {
      loadProvider: fromPromise(async ({ signal }) => {
        await ready(signal);
        const [, path] = paths.paymentProvider;
        const provider = await loadScript(path, 'DemoPay', signal);
        if (!isFunction(provider)) throw new Error('The provider’s script made no DemoPay');
        return Object(provider(emptyKey));
      }),
      // The card goes first, in its own request, so that a checkout repeated after a reload has an identical
      // body.
      placeOrder: fromPromise<CheckoutReply, PlacedOrder>(async ({ input: { order, card }, signal }) => {
        if (card !== null) await api.call('savePaymentCard', { body: wireCard(card), signal });
        return api.call('checkout', {
          body: { plan_name: order.plan, billing_cycle: order.cycle },
          idempotencyKey: attempts.keyFor(order),
          signal,
        });
      }),
    },
    actions: {
      joinAttempt: (_: unknown, order: PlanTerms) => {
        attempts.keyFor(order);
      },
      finishAttempt: (_: unknown, order: PlanTerms) => attempts.finish(order),
      goBack,
      goToSignUp,
    },
  };
};
