/** Tests the confirmation text of a checkout. */
import { describe, expect, test } from 'vitest';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { consequenceOf, dueToday, outcomeOf } from '#ui/content/checkoutWords.ts';

const subscription: NonNullable<CheckoutReply['subscription']> = {
  id: 'one',
  user_id: 'ada',
  plan_name: 'pro',
  status: 'active',
  current_period_start: '2026-01-05T09:00:00.000Z',
  current_period_end: '2026-02-05T09:00:00.000Z',
  stripe_customer_id: 'customer',
  stripe_subscription_id: 'subscription',
  stripe_price_id: 'price_pro_monthly',
  trial_end: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
};

const told = (
  plan_name: 'starter' | 'pro',
  billing_cycle: 'monthly' | 'yearly',
  has: Partial<typeof subscription> | null,
) =>
  outcomeOf({
    checkout: {
      id: 'one',
      plan_name,
      billing_cycle,
      price_cents: 100,
      currency: 'USD',
      completed_at: '2026-01-05T09:00:00.000Z',
    },
    subscription: has && { ...subscription, ...has },
  });

describe('the outcome of a checkout', () => {
  test('is reported to a visitor as what is left to do (ruling D5)', () => {
    expect(told('pro', 'monthly', null)).toBe(
      'Nothing is activated yet, as you are not signed in. Create your account, and this plan comes with it.',
    );
  });

  test('names the end of a trial, or of the period', () => {
    expect([
      told('pro', 'monthly', { trial_end: '2026-01-19T09:00:00.000Z' }),
      told('pro', 'monthly', {}),
    ]).toEqual([
      'Your free trial runs until 19 January 2026. Everything in the plan is open now.',
      'Pro is yours until 5 February 2026 and renews then.',
    ]);
  });

  test('says that a smaller plan or another cycle follows later', () => {
    expect([told('starter', 'monthly', {}), told('pro', 'yearly', {})]).toEqual([
      'You keep Pro until 5 February 2026; Starter, billed monthly, follows.',
      'You keep Pro until 5 February 2026; Pro, billed yearly, follows.',
    ]);
  });
});

test('what is due today is the rest of the period after a trial, and for an upgrade what Billing works out', () => {
  const holding = {
    plan: 'pro',
    cycle: 'monthly',
    trialEnd: null,
    periodStart: '2026-01-05T09:00:00.000Z',
    periodEnd: '2026-02-05T09:00:00.000Z',
  } as const;
  const onTrial = { ...holding, trialEnd: '2026-01-19T09:00:00.000Z' };
  const pro = { plan: 'pro', cycle: 'monthly' } as const;

  expect([
    dueToday(pro, null),
    dueToday(pro, onTrial),
    dueToday({ ...pro, cycle: 'yearly' }, onTrial),
    dueToday(pro, holding),
    dueToday({ plan: 'enterprise', cycle: 'monthly' }, holding),
    dueToday({ plan: 'starter', cycle: 'monthly' }, holding),
  ]).toEqual([0, Math.round((14_900 * 17) / 31), Math.round((149_000 * 351) / 365), 0, null, 0]);
  expect(consequenceOf(pro, onTrial, true)).toBe(
    'You are on a free trial until 19 January 2026. Completing this keeps Pro after it: $81.71 now for the days from then to 5 February 2026, then $149 a month. In this demo nothing is charged.',
  );
});
