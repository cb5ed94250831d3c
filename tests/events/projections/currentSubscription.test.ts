/** Tests an account's subscription and its status at a time. */
import { describe, expect, test } from 'vitest';
import { nothingAside } from '#domain/plans/fitQuota.ts';
import { activePlan } from '#domain/plans/subscription.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { currentSubscription, outlookAt, subscriptionAt } from '#events/projections/currentSubscription.ts';
import { foldAll } from '#events/projections/projection.ts';
import type { Agreed } from '#events/subscriptions/subscriptionTerms.ts';
import { later, morning } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const trialEnd = '2026-01-19T09:00:00.000Z';

const facts: Agreed = {
  id: 'one',
  accountId: 'nora',
  plan: 'pro',
  cycle: 'monthly',
  periodStart: morning,
  trialEnd,
  freeUntil: null,
  chargedTo: morning,
  pastDue: null,
  endsAt: null,
  scheduled: null,
  pause: null,
  keep: null,
  aside: nothingAside,
  simulated: null,
  createdAt: morning,
  updatedAt: morning,
};

const activated: AppEvent = {
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

const onTrial = {
  id: 'one',
  user_id: 'nora',
  plan_name: 'pro',
  status: 'active',
  current_period_start: morning,
  current_period_end: '2026-02-05T09:00:00.000Z',
  stripe_customer_id: 'demo_cus_nora',
  stripe_subscription_id: 'demo_sub_one',
  stripe_price_id: 'demo_price_pro_monthly',
  trial_end: trialEnd,
  created_at: morning,
  updated_at: morning,
} as const;

const periodAt = (now: string) => {
  const paid = subscriptionAt({ ...facts, trialEnd: null }, now);
  return [paid?.status, paid?.current_period_start.slice(0, 10), paid?.current_period_end.slice(0, 10)];
};

describe('current subscription', () => {
  test('of an account is the one that was activated last', () => {
    const again: AppEvent = {
      ...activated,
      data: { ...activated.data, subscriptionId: 'two', plan: 'starter', activatedAt: later },
    };

    expect([
      foldAll(currentSubscription, storedEvents(activated)),
      foldAll(currentSubscription, storedEvents(activated, again)),
    ]).toEqual([
      { byAccount: { nora: facts } },
      {
        byAccount: {
          nora: {
            ...facts,
            id: 'two',
            plan: 'starter',
            chargedTo: later,
            createdAt: later,
            updatedAt: later,
          },
        },
      },
    ]);
  });

  test('is reported by each of its events', () => {
    const converted: AppEvent = {
      type: 'SubscriptionConverted',
      data: { accountId: 'nora', plan: 'pro', cycle: 'monthly', dueCents: 8_171, convertedAt: later },
    };
    const changed: AppEvent = {
      type: 'SubscriptionPlanChanged',
      data: {
        accountId: 'nora',
        from: { plan: 'pro', cycle: 'monthly' },
        plan: 'enterprise',
        cycle: 'yearly',
        periodStart: later,
        creditCents: 14_900,
        chargeCents: 499_000,
        changedAt: later,
      },
    };
    const scheduled: AppEvent = {
      type: 'SubscriptionChangeScheduled',
      data: {
        accountId: 'nora',
        from: { plan: 'pro', cycle: 'monthly' },
        plan: 'starter',
        cycle: 'monthly',
        effectiveAt: '2026-02-05T09:00:00.000Z',
        scheduledAt: later,
      },
    };
    const withdrawn: AppEvent = {
      type: 'SubscriptionChangeWithdrawn',
      data: { accountId: 'nora', withdrawnAt: later },
    };
    const canceled: AppEvent = {
      type: 'SubscriptionCanceled',
      data: { accountId: 'nora', endsAt: trialEnd, canceledAt: later },
    };
    const resumed: AppEvent = {
      type: 'SubscriptionResumed',
      data: { accountId: 'nora', resumedAt: later },
    };
    const about = { accountId: 'nora', plan: 'pro', cycle: 'monthly' } as const;
    const forward: AppEvent = {
      type: 'SubscriptionRenewalBroughtForward',
      data: { ...about, paid: true, broughtForwardAt: later },
    };
    const owed = {
      amountCents: 14_900,
      reason: 'declined',
      dueAt: later,
      retryUntil: trialEnd,
      failedAt: later,
    } as const;
    const failed: AppEvent = { type: 'SubscriptionPaymentFailed', data: { ...about, ...owed } };
    const made: AppEvent = {
      type: 'SubscriptionPaymentMade',
      data: { ...about, amountCents: 14_900, dueAt: later, paidAt: later },
    };
    const agreedAfter = (...events: readonly AppEvent[]) => {
      const once = foldAll(currentSubscription, storedEvents(activated, ...events)).byAccount.nora;
      const twice = foldAll(currentSubscription, storedEvents(activated, ...events, ...events)).byAccount
        .nora;
      expect(twice).toEqual(once);
      return once;
    };
    const updated = { ...facts, updatedAt: later };
    const wish = { plan: 'starter', cycle: 'monthly', effectiveAt: '2026-02-05T09:00:00.000Z' };

    expect([
      agreedAfter(converted),
      agreedAfter(changed),
      agreedAfter(scheduled),
      agreedAfter(scheduled, withdrawn),
      agreedAfter(scheduled, canceled),
      agreedAfter(canceled, resumed),
      agreedAfter(forward),
      agreedAfter(failed),
      agreedAfter(failed, made),
    ]).toEqual([
      { ...updated, trialEnd: null, freeUntil: trialEnd },
      { ...updated, plan: 'enterprise', cycle: 'yearly', periodStart: later, chargedTo: later },
      { ...updated, scheduled: wish },
      updated,
      { ...updated, endsAt: trialEnd },
      updated,
      { ...updated, periodStart: later, chargedTo: later },
      { ...updated, pastDue: owed },
      { ...updated, chargedTo: later },
    ]);
  });

  test('is not begun by an event about one that is not there', () => {
    const resumed: AppEvent = { type: 'SubscriptionResumed', data: { accountId: 'otto', resumedAt: later } };

    expect(foldAll(currentSubscription, storedEvents(resumed))).toEqual({ byAccount: {} });
  });

  test('that is canceled is active until its end, then canceled, which is not active [S4.2]', () => {
    const canceled: Agreed = { ...facts, trialEnd: null, endsAt: '2026-02-05T09:00:00.000Z' };
    const at = (now: string) => {
      const subscription = subscriptionAt(canceled, now);
      return [subscription?.status, subscription?.current_period_end, activePlan(subscription)];
    };

    expect([
      at('2026-02-05T08:59:59.999Z'),
      at('2026-02-05T09:00:00.000Z'),
      at('2027-01-01T00:00:00.000Z'),
    ]).toEqual([
      ['active', '2026-02-05T09:00:00.000Z', 'pro'],
      ['canceled', '2026-02-05T09:00:00.000Z', null],
      ['canceled', '2026-02-05T09:00:00.000Z', null],
    ]);
  });

  test('changes by the clock alone when a change is scheduled', () => {
    const effectiveAt = '2026-02-05T09:00:00.000Z';
    const scheduled: Agreed = {
      ...facts,
      trialEnd: null,
      scheduled: { plan: 'starter', cycle: 'yearly', effectiveAt },
    };
    const at = (now: string) => {
      const subscription = subscriptionAt(scheduled, now);
      return [
        subscription?.plan_name,
        subscription?.current_period_start,
        subscription?.current_period_end,
        subscription?.updated_at,
      ];
    };

    expect([at('2026-02-05T08:59:59.999Z'), at(effectiveAt)]).toEqual([
      ['pro', morning, effectiveAt, morning],
      ['starter', effectiveAt, '2027-02-05T09:00:00.000Z', effectiveAt],
    ]);
  });

  test('says what comes next: a charge, a smaller one after a downgrade, none on trial or before an end', () => {
    const paid: Agreed = { ...facts, trialEnd: null };
    const at = '2026-02-05T09:00:00.000Z';
    const scheduled = { plan: 'starter', cycle: 'monthly', effectiveAt: at } as const;

    expect([
      outlookAt(paid, later),
      outlookAt({ ...paid, scheduled }, later),
      outlookAt({ ...paid, endsAt: at }, later),
      outlookAt(facts, later),
      outlookAt(facts, trialEnd),
      outlookAt(undefined, later),
    ]).toEqual([
      { endsAt: null, scheduled: null, pause: null, mayPause: true, nextCharge: { at, cents: 14_900 } },
      { endsAt: null, scheduled, pause: null, mayPause: false, nextCharge: { at, cents: 2_900 } },
      { endsAt: at, scheduled: null, pause: null, mayPause: false, nextCharge: null },
      { endsAt: null, scheduled: null, pause: null, mayPause: false, nextCharge: null },
      null,
      null,
    ]);
  });

  test('has the fields of the specification, the provider’s ids as demo values [S3.1]', () => {
    expect(subscriptionAt(facts, later)).toEqual(onTrial);
  });

  test('is none for an account without one [S4.2]', () => {
    expect(subscriptionAt(undefined, later)).toBeNull();
  });

  test('is active to the last millisecond of its trial, then expired, which is not active [S4.2]', () => {
    const moments = [
      '2026-01-19T08:59:59.999Z',
      trialEnd,
      '2026-01-19T09:00:00.001Z',
      '2030-01-01T00:00:00.000Z',
    ];
    const subscriptions = moments.map((now) => subscriptionAt(facts, now));

    expect(subscriptions).toEqual([
      onTrial,
      { ...onTrial, status: 'expired' },
      { ...onTrial, status: 'expired' },
      { ...onTrial, status: 'expired' },
    ]);
    expect(subscriptions.map(activePlan)).toEqual(['pro', null, null, null]);
  });

  test('that is paid goes from period to period', () => {
    expect(
      [
        '2026-02-05T08:59:59.999Z',
        '2026-02-05T09:00:00.000Z',
        '2026-03-05T08:59:59.999Z',
        '2029-12-31T23:59:59.999Z',
      ].map(periodAt),
    ).toEqual([
      ['active', '2026-01-05', '2026-02-05'],
      ['active', '2026-02-05', '2026-03-05'],
      ['active', '2026-02-05', '2026-03-05'],
      ['active', '2029-12-05', '2030-01-05'],
    ]);
  });

  test('that began on the 31st is renewed on the 31st again after February', () => {
    const began = {
      ...facts,
      trialEnd: null,
      periodStart: '2026-01-31T09:00:00.000Z',
    };

    expect(
      ['2026-02-10T00:00:00.000Z', '2026-03-10T00:00:00.000Z', '2026-04-10T00:00:00.000Z'].map(
        (now) => subscriptionAt(began, now)?.current_period_end,
      ),
    ).toEqual(['2026-02-28T09:00:00.000Z', '2026-03-31T09:00:00.000Z', '2026-04-30T09:00:00.000Z']);
  });
});
