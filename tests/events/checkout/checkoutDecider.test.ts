/** Tests the rules of a checkout. */
import { describe, test } from 'vitest';
import { type CompleteCheckout, checkoutDecider } from '#events/checkout/checkoutDecider.ts';
import type { CheckoutCompleted } from '#events/checkout/checkoutEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(checkoutDecider);

const complete: CompleteCheckout = {
  type: 'CompleteCheckout',
  checkoutId: 'one',
  accountId: 'nora',
  plan: 'starter',
  cycle: 'yearly',
  now: morning,
};

const completed: CheckoutCompleted = {
  type: 'CheckoutCompleted',
  data: {
    checkoutId: 'one',
    plan: 'starter',
    cycle: 'yearly',
    priceCents: 29_000,
    currency: 'USD',
    accountId: 'nora',
    completedAt: morning,
  },
};

describe('checkout', () => {
  test('is completed at the price of the catalogue, for an account or a visitor [S9.1]', () => {
    given().when(complete).thenHappens(completed);
    given()
      .when({ ...complete, accountId: null })
      .thenHappens({ ...completed, data: { ...completed.data, accountId: null } });
  });

  test('is completed once', () => {
    given(completed)
      .when({ ...complete, now: later })
      .thenRefused('versionConflict');
  });
});
