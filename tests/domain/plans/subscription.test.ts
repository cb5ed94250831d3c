/** Tests when a subscription is active. */
import { describe, expect, test } from 'vitest';
import { fallbackLimits, plans } from '#domain/plans/planCatalogue.ts';
import { activePlan, limitsOf, type Subscription, subscriptionStatuses } from '#domain/plans/subscription.ts';
import { later, morning } from '#tests/support/cast.ts';

const pro: Subscription = {
  id: 'one',
  user_id: 'nora',
  plan_name: 'pro',
  status: 'active',
  current_period_start: morning,
  current_period_end: later,
  stripe_customer_id: 'demo_cus_nora',
  stripe_subscription_id: 'demo_sub_one',
  stripe_price_id: 'demo_price_pro_monthly',
  trial_end: null,
  created_at: morning,
  updated_at: morning,
};

describe('subscription', () => {
  test('counts while it is active and in no other state [S4.2]', () => {
    expect(subscriptionStatuses.map((status) => [status, activePlan({ ...pro, status })])).toEqual([
      ['active', 'pro'],
      ['paused', null],
      ['past_due', null],
      ['unpaid', null],
      ['canceled', null],
      ['expired', null],
    ]);
  });

  test('means no plan when there is none or it is free [S3.1]', () => {
    expect([activePlan(null), activePlan({ ...pro, plan_name: 'free' })]).toEqual([null, null]);
  });

  test('gives its plan’s limits, and without one the fallback [S9.2] [S9.3]', () => {
    expect([limitsOf('starter'), limitsOf('pro'), limitsOf(null)]).toEqual([
      plans.starter.limits,
      plans.pro.limits,
      fallbackLimits,
    ]);
  });
});
