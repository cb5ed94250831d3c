/** The rules of a subscription. */
import { describe, test } from 'vitest';
import { type ActivateSubscription, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type { SubscriptionActivated } from '#events/subscriptions/subscriptionEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(subscriptionDecider);

const trialEnd = '2026-01-19T09:00:00.000Z';

const activate: ActivateSubscription = {
  type: 'ActivateSubscription',
  subscriptionId: 'one',
  accountId: 'nora',
  workspaceId: 'berg',
  plan: 'pro',
  cycle: 'monthly',
  trialEnd,
  now: morning,
};

const activated: SubscriptionActivated = {
  type: 'SubscriptionActivated',
  data: {
    subscriptionId: 'one',
    accountId: 'nora',
    workspaceId: 'berg',
    plan: 'pro',
    cycle: 'monthly',
    periodStart: morning,
    periodEnd: '2026-02-05T09:00:00.000Z',
    trialEnd,
    activatedAt: morning,
  },
};

const paid: SubscriptionActivated = { ...activated, data: { ...activated.data, trialEnd: null } };

describe('subscription', () => {
  test('is activated with its plan, its first period and the end of its trial', () => {
    given().when(activate).thenHappens(activated);
  });

  test('has periods of a year when it is paid yearly', () => {
    given()
      .when({ ...activate, cycle: 'yearly' })
      .thenHappens({
        ...activated,
        data: { ...activated.data, cycle: 'yearly', periodEnd: '2027-01-05T09:00:00.000Z' },
      });
  });

  test('that is active cannot be activated again', () => {
    given(activated)
      .when({ ...activate, plan: 'enterprise', now: later })
      .thenRefused('versionConflict');
    given(paid)
      .when({ ...activate, now: '2036-01-05T09:00:00.000Z' })
      .thenRefused('versionConflict');
  });

  test('whose trial has passed is not active, so a new one can be activated [S4.2]', () => {
    given(activated)
      .when({ ...activate, now: '2026-01-19T08:59:59.999Z' })
      .thenRefused('versionConflict');
    given(activated)
      .when({ ...activate, subscriptionId: 'two', trialEnd: null, now: trialEnd })
      .thenHappens({
        ...activated,
        data: {
          ...activated.data,
          subscriptionId: 'two',
          periodStart: trialEnd,
          periodEnd: '2026-02-19T09:00:00.000Z',
          trialEnd: null,
          activatedAt: trialEnd,
        },
      });
  });
});
