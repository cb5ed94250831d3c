/** Tests the plan and cycle parsed from an address. */
import { describe, expect, test } from 'vitest';
import {
  checkoutAddress,
  checkoutAfterSignUp,
  readChoice,
  signUpAddress,
} from '#domain/checkout/checkoutChoice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));
const choiceAfter = (query: string) => checkoutAfterSignUp(new URLSearchParams(query));

describe('checkout choice', () => {
  test('is Pro monthly unless the address says otherwise [S2.2]', () => {
    expect([
      read(''),
      read('plan=starter'),
      read('billing=yearly'),
      read('plan=agency_plus&billing=yearly'),
    ]).toEqual([
      { choice: { plan: 'pro', cycle: 'monthly' }, ignored: [] },
      { choice: { plan: 'starter', cycle: 'monthly' }, ignored: [] },
      { choice: { plan: 'pro', cycle: 'yearly' }, ignored: [] },
      { choice: { plan: 'agency_plus', cycle: 'yearly' }, ignored: [] },
    ]);
  });

  test('falls back from what is unknown and says what that was [S2.2]', () => {
    expect([read('plan=gold&billing=weekly'), read('plan=Pro'), read('plan=')]).toEqual([
      {
        choice: { plan: 'pro', cycle: 'monthly' },
        ignored: [
          { name: 'plan', value: 'gold' },
          { name: 'billing', value: 'weekly' },
        ],
      },
      { choice: { plan: 'pro', cycle: 'monthly' }, ignored: [{ name: 'plan', value: 'Pro' }] },
      { choice: { plan: 'pro', cycle: 'monthly' }, ignored: [{ name: 'plan', value: '' }] },
    ]);
  });

  test('is kept through the sign-up (ruling D5)', () => {
    const choice = { plan: 'enterprise', cycle: 'yearly' } as const;
    expect([checkoutAddress(choice), signUpAddress(choice)]).toEqual([
      '/checkout?plan=enterprise&billing=yearly',
      '/register?plan=enterprise&billing=yearly',
    ]);
    expect([
      choiceAfter('plan=enterprise&billing=yearly'),
      choiceAfter('plan=starter'),
      choiceAfter('plan=gold'),
      choiceAfter(''),
    ]).toEqual([
      '/checkout?plan=enterprise&billing=yearly',
      '/checkout?plan=starter&billing=monthly',
      null,
      null,
    ]);
  });
});
