/** Names the stream of a checkout. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { CheckoutEvent } from './checkoutEvents.ts';

export const checkoutStream: StreamRule<CheckoutEvent> = {
  category: 'checkout',
  of: (checkoutId) => `checkout-${checkoutId}`,
  tagsOf: tagsOfAccount,
};
