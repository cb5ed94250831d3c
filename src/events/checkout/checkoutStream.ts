/** Where a checkout is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { CheckoutEvent } from './checkoutEvents.ts';

/** `checkout-<checkout id>`. */
export const checkoutStream: StreamRule<CheckoutEvent> = {
  category: 'checkout',
  of: (checkoutId) => `checkout-${checkoutId}`,
  tagsOf: tagsOfAccount,
};
