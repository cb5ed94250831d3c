/** Tests the rules of a subscription. */
import { describe, test } from 'vitest';
import type { ActivateSubscription, BuyPlan } from '#events/subscriptions/subscriptionCommands.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type {
  SubscriptionActivated,
  SubscriptionCanceled,
  SubscriptionChangeScheduled,
  SubscriptionEvent,
} from '#events/subscriptions/subscriptionEvents.ts';
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

const buy: BuyPlan = {
  type: 'BuyPlan',
  subscriptionId: 'one',
  accountId: 'nora',
  workspaceId: 'berg',
  plan: 'pro',
  cycle: 'monthly',
  now: morning,
};

/** Ten days into the first period of 31: 21 days are left. */
const tenDaysLater = '2026-01-15T09:00:00.000Z';
const nextTrial = '2026-03-05T09:00:00.000Z';
const periodEnd = '2026-02-05T09:00:00.000Z';
const proMonthly = { plan: 'pro', cycle: 'monthly' } as const;

const canceled: SubscriptionCanceled = {
  type: 'SubscriptionCanceled',
  data: { accountId: 'nora', endsAt: periodEnd, canceledAt: later },
};

const toStarter: SubscriptionChangeScheduled = {
  type: 'SubscriptionChangeScheduled',
  data: {
    accountId: 'nora',
    from: proMonthly,
    plan: 'starter',
    cycle: 'monthly',
    effectiveAt: periodEnd,
    scheduledAt: later,
  },
};

const planChanged = (data: object): SubscriptionEvent =>
  ({
    type: 'SubscriptionPlanChanged',
    data: {
      accountId: 'nora',
      from: proMonthly,
      periodStart: morning,
      creditCents: 0,
      chargeCents: 0,
      ...data,
    },
  }) as SubscriptionEvent;

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

  test('begins with a trial of 14 days when a plan is bought for the first time [S4.6]', () => {
    given().when(buy).thenHappens(activated);
  });

  test('begins with its trial in one step, once (ruling D29) [S4.6]', () => {
    const start = { ...buy, type: 'StartTrial', now: morning } as const;
    given().when(start).thenHappens(activated);
    given(activated).when(start).thenRefused('trialUsed');
    given(activated)
      .when({ ...start, now: nextTrial })
      .thenRefused('trialUsed');
  });

  test('begins without another trial when one has passed or the last one was ended', () => {
    const again = (now: string): SubscriptionActivated => ({
      type: 'SubscriptionActivated',
      data: {
        ...activated.data,
        subscriptionId: 'two',
        periodStart: now,
        periodEnd: now.replace('-01-', '-02-').replace('2026-03', '2026-04'),
        trialEnd: null,
        activatedAt: now,
      },
    });
    given(activated)
      .when({ ...buy, subscriptionId: 'two', now: trialEnd })
      .thenHappens(again(trialEnd));
    given(paid, canceled)
      .when({ ...buy, subscriptionId: 'two', now: '2026-03-10T00:00:00.000Z' })
      .thenHappens({
        ...again('2026-03-10T00:00:00.000Z'),
        data: {
          ...again('2026-03-10T00:00:00.000Z').data,
          periodEnd: '2026-04-10T00:00:00.000Z',
        },
      });
  });

  test('on trial goes on when it is bought: only the days after the trial are paid for', () => {
    given(activated)
      .when({ ...buy, now: later })
      .thenHappens({
        type: 'SubscriptionConverted',
        data: {
          accountId: 'nora',
          ...proMonthly,
          dueCents: Math.round((14_900 * 17) / 31),
          convertedAt: later,
        },
      });
  });

  test('on trial changes at once and free of charge, bought or not', () => {
    const changed = planChanged({ plan: 'starter', cycle: 'yearly', changedAt: later });
    given(activated)
      .when({ type: 'ChangePlan', plan: 'starter', cycle: 'yearly', now: later })
      .thenHappens(changed);
    given(activated)
      .when({ ...buy, plan: 'starter', cycle: 'yearly', now: later })
      .thenHappens(changed, {
        type: 'SubscriptionConverted',
        data: {
          accountId: 'nora',
          plan: 'starter',
          cycle: 'yearly',
          dueCents: Math.round((29_000 * 351) / 365),
          convertedAt: later,
        },
      });
  });

  test('that is paid for is not changed when the same is bought again', () => {
    given(paid)
      .when({ ...buy, now: later })
      .thenNothing();
  });

  test('is upgraded at once, with credit for the unused days, and its period runs on', () => {
    given(paid)
      .when({ type: 'ChangePlan', plan: 'enterprise', cycle: 'monthly', now: tenDaysLater })
      .thenHappens(
        planChanged({
          plan: 'enterprise',
          cycle: 'monthly',
          creditCents: Math.round((14_900 * 21) / 31),
          chargeCents: Math.round((49_900 * 21) / 31),
          changedAt: tenDaysLater,
        }),
      );
  });

  test('that kept its trial has no credit for the free days, as nothing was paid for them', () => {
    const converted: SubscriptionEvent = {
      type: 'SubscriptionConverted',
      data: {
        accountId: 'nora',
        ...proMonthly,
        dueCents: Math.round((14_900 * 17) / 31),
        convertedAt: later,
      },
    };
    const toEnterprise = planChanged({
      plan: 'enterprise',
      cycle: 'monthly',
      creditCents: Math.round((14_900 * 17) / 31),
      chargeCents: Math.round((49_900 * 17) / 31),
      changedAt: later,
    });
    const yearly = planChanged({
      plan: 'enterprise',
      cycle: 'yearly',
      from: { plan: 'enterprise', cycle: 'monthly' },
      periodStart: later,
      creditCents: Math.round((49_900 * 17) / 31),
      chargeCents: 499_000,
      changedAt: later,
    });
    given(activated, converted)
      .when({ type: 'ChangePlan', plan: 'enterprise', cycle: 'monthly', now: later })
      .thenHappens(toEnterprise);
    given(activated, converted, toEnterprise)
      .when({ type: 'ChangePlan', plan: 'enterprise', cycle: 'yearly', now: later })
      .thenHappens(yearly);
    // The year is prepaid, so all its remaining days are credited.
    given(activated, converted, toEnterprise, yearly)
      .when({ type: 'ChangePlan', plan: 'agency_plus', cycle: 'yearly', now: later })
      .thenHappens(
        planChanged({
          plan: 'agency_plus',
          cycle: 'yearly',
          from: { plan: 'enterprise', cycle: 'yearly' },
          periodStart: later,
          creditCents: 499_000,
          chargeCents: 999_000,
          changedAt: later,
        }),
      );
  });

  test('that goes yearly begins a period of its own, with credit for the old one', () => {
    given(paid)
      .when({ type: 'ChangePlan', plan: 'pro', cycle: 'yearly', now: tenDaysLater })
      .thenHappens(
        planChanged({
          plan: 'pro',
          cycle: 'yearly',
          periodStart: tenDaysLater,
          creditCents: Math.round((14_900 * 21) / 31),
          chargeCents: 149_000,
          changedAt: tenDaysLater,
        }),
      );
  });

  test('is downgraded at the end of its period, which can be withdrawn until then', () => {
    given(paid)
      .when({ type: 'ChangePlan', plan: 'starter', cycle: 'monthly', now: later })
      .thenHappens(toStarter);
    given(paid, toStarter)
      .when({ type: 'ChangePlan', ...proMonthly, now: tenDaysLater })
      .thenHappens({
        type: 'SubscriptionChangeWithdrawn',
        data: { accountId: 'nora', withdrawnAt: tenDaysLater },
      });
    given(paid, toStarter)
      .when({ type: 'ChangePlan', ...proMonthly, now: periodEnd })
      .thenHappens(
        planChanged({
          from: { plan: 'starter', cycle: 'monthly' },
          ...proMonthly,
          creditCents: 2_900,
          chargeCents: 14_900,
          changedAt: periodEnd,
        }),
      );
  });

  test('is not changed to what it is', () => {
    given(paid)
      .when({ type: 'ChangePlan', ...proMonthly, now: later })
      .thenRefused('samePlan');
  });

  test('is canceled to the end of its period, on trial to the end of the trial', () => {
    given(paid).when({ type: 'CancelSubscription', now: later }).thenHappens(canceled);
    given(activated)
      .when({ type: 'CancelSubscription', now: later })
      .thenHappens({ ...canceled, data: { ...canceled.data, endsAt: trialEnd } });
  });

  test('is resumed before its end, and not after it', () => {
    given(paid, canceled)
      .when({ type: 'ResumeSubscription', now: '2026-02-05T08:59:59.999Z' })
      .thenHappens({
        type: 'SubscriptionResumed',
        data: { accountId: 'nora', resumedAt: '2026-02-05T08:59:59.999Z' },
      });
    given(paid, canceled)
      .when({ type: 'ResumeSubscription', now: periodEnd })
      .thenRefused('noActiveSubscription');
    given(paid).when({ type: 'ResumeSubscription', now: later }).thenRefused('nothingToResume');
  });

  test('that is canceled is neither canceled again nor changed, but goes on when it is bought', () => {
    given(paid, canceled)
      .when({ type: 'CancelSubscription', now: tenDaysLater })
      .thenRefused('cancellationPending');
    given(paid, canceled)
      .when({ type: 'ChangePlan', plan: 'enterprise', cycle: 'monthly', now: tenDaysLater })
      .thenRefused('cancellationPending');
    given(paid, canceled)
      .when({ ...buy, now: tenDaysLater })
      .thenHappens({ type: 'SubscriptionResumed', data: { accountId: 'nora', resumedAt: tenDaysLater } });
  });

  test('that is not there, or has passed, cannot be changed, canceled or resumed', () => {
    for (const history of [[], [activated]]) {
      const told = given(...history);
      told.when({ type: 'ChangePlan', ...proMonthly, now: trialEnd }).thenRefused('noActiveSubscription');
      told.when({ type: 'CancelSubscription', now: trialEnd }).thenRefused('noActiveSubscription');
      told.when({ type: 'ResumeSubscription', now: trialEnd }).thenRefused('noActiveSubscription');
    }
  });
});
