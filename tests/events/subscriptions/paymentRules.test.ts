/** Tests the rules of renewals whose payment fails. */
import { describe, expect, test } from 'vitest';
import type { PaymentCard } from '#domain/plans/paymentCard.ts';
import { firstFailure } from '#events/subscriptions/paymentRules.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type {
  SubscriptionActivated,
  SubscriptionEvent,
  SubscriptionPaymentFailed,
} from '#events/subscriptions/subscriptionEvents.ts';
import { type Agreed, agree, subscriptionStateAt } from '#events/subscriptions/subscriptionTerms.ts';
import { morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(subscriptionDecider);

const due = '2026-02-05T09:00:00.000Z';
const until = '2026-02-19T09:00:00.000Z';
const dayLater = '2026-02-06T09:00:00.000Z';

const good: PaymentCard = {
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2_030,
  renewals: 'accepted',
};
const bad: PaymentCard = { ...good, lastFour: '0341', renewals: 'declined' };

const activated: SubscriptionActivated = {
  type: 'SubscriptionActivated',
  data: {
    subscriptionId: 'one',
    accountId: 'nora',
    workspaceId: 'berg',
    plan: 'pro',
    cycle: 'monthly',
    periodStart: morning,
    periodEnd: due,
    trialEnd: null,
    activatedAt: morning,
  },
};

const terms = { accountId: 'nora', plan: 'pro', cycle: 'monthly' } as const;
const owed = { ...terms, amountCents: 14_900, dueAt: due } as const;

const failed = (failedAt: string, reason: 'declined' | 'expired' | 'missing' = 'declined') =>
  ({
    type: 'SubscriptionPaymentFailed',
    data: { ...owed, reason, retryUntil: until, failedAt },
  }) satisfies SubscriptionPaymentFailed;

const made: SubscriptionEvent = { type: 'SubscriptionPaymentMade', data: { ...owed, paidAt: dayLater } };

const agreedAfter = (...events: readonly SubscriptionEvent[]): Agreed => {
  const agreed = events.reduce<Agreed | null>(agree, null);
  if (agreed === null) throw new Error('nothing was agreed');
  return agreed;
};

describe('a renewal', () => {
  test('that the card pays needs no event', () => {
    given(activated).when({ type: 'ChargeRenewal', card: good, now: due }).thenNothing();
  });

  test('that the card does not pay leaves the subscription past due, and can be paid for 14 days', () => {
    given(activated).when({ type: 'ChargeRenewal', card: bad, now: due }).thenHappens(failed(due));
  });

  test('is charged when it is due, and not before', () => {
    given(activated).when({ type: 'ChargeRenewal', card: bad, now: dayLater }).thenNothing();
  });

  test('is not charged a second time', () => {
    given(activated, failed(due)).when({ type: 'ChargeRenewal', card: bad, now: due }).thenNothing();
  });
});

describe('a retry', () => {
  test('with a good card brings the subscription back, on the days that it had', () => {
    given(activated, failed(due)).when({ type: 'RetryPayment', card: good, now: dayLater }).thenHappens(made);

    const { status, period } = subscriptionStateAt(agreedAfter(activated, failed(due), made), dayLater);
    expect([status, period]).toEqual(['active', { start: due, end: '2026-03-05T09:00:00.000Z' }]);
  });

  test('with a bad card, or without one, is reported and changes nothing else', () => {
    given(activated, failed(due))
      .when({ type: 'RetryPayment', card: bad, now: dayLater })
      .thenHappens(failed(dayLater));
    given(activated, failed(due))
      .when({ type: 'RetryPayment', card: null, now: dayLater })
      .thenHappens(failed(dayLater, 'missing'));
  });

  test('is refused while nothing is owed, and when the time for it is over', () => {
    given(activated).when({ type: 'RetryPayment', card: good, now: due }).thenRefused('nothingOwed');
    given(activated, failed(due))
      .when({ type: 'RetryPayment', card: good, now: until })
      .thenRefused('nothingOwed');
  });
});

describe('while a renewal is not paid', () => {
  const agreed = agreedAfter(activated, failed(due));
  const lastMoment = '2026-02-19T08:59:59.999Z';

  test('it is past due until the time is over, then unpaid', () => {
    expect([due, lastMoment, until].map((now) => subscriptionStateAt(agreed, now).status)).toEqual([
      'past_due',
      'past_due',
      'unpaid',
    ]);
  });

  test('it can neither be changed nor canceled; anyone who checks out starts anew', () => {
    const about = given(activated, failed(due));
    about
      .when({ type: 'ChangePlan', plan: 'starter', cycle: 'monthly', now: dayLater })
      .thenRefused('noActiveSubscription');
    about.when({ type: 'CancelSubscription', now: dayLater }).thenRefused('noActiveSubscription');
    const anew = { ...activated, data: { ...activated.data, subscriptionId: 'two' } };
    expect(subscriptionStateAt(agreedAfter(activated, failed(due), anew), dayLater).status).toBe('active');
  });
});

describe('a renewal that is brought forward', () => {
  const today = '2026-01-15T09:00:00.000Z';
  const forwardAnd = (paid: boolean): SubscriptionEvent => ({
    type: 'SubscriptionRenewalBroughtForward',
    data: { ...terms, paid, broughtForwardAt: today },
  });
  const forward = forwardAnd(true);

  test('begins a period now and charges it', () => {
    given(activated).when({ type: 'BringRenewalForward', card: good, now: today }).thenHappens(forward);
    expect(subscriptionStateAt(agreedAfter(activated, forward), today).period).toEqual({
      start: today,
      end: '2026-02-15T09:00:00.000Z',
    });
  });

  test('fails with the card', () => {
    const data = { ...terms, amountCents: 14_900, reason: 'declined', dueAt: today } as const;
    given(activated)
      .when({ type: 'BringRenewalForward', card: bad, now: today })
      .thenHappens(forwardAnd(false), {
        type: 'SubscriptionPaymentFailed',
        data: { ...data, retryUntil: '2026-01-29T09:00:00.000Z', failedAt: today },
      });
  });

  test('is refused on a trial, after a cancellation and before a scheduled change', () => {
    const trial = { ...activated, data: { ...activated.data, trialEnd: until } };
    const canceled = {
      type: 'SubscriptionCanceled',
      data: { accountId: 'nora', endsAt: due, canceledAt: today },
    } as const;
    const asked = { type: 'BringRenewalForward', card: good, now: today } as const;
    given(trial).when(asked).thenRefused('nothingToRenew');
    given(activated, canceled).when(asked).thenRefused('nothingToRenew');
  });
});

describe('the first renewal that a card does not pay', () => {
  const now = '2026-06-01T00:00:00.000Z';
  const since = (card: PaymentCard, changedAt: string) =>
    firstFailure(agreedAfter(activated), { card, changedAt }, now);

  test('is the first one after the card was given: those before were paid', () => {
    expect([since(bad, morning), since(bad, '2026-03-20T00:00:00.000Z'), since(good, morning)]).toEqual([
      due,
      '2026-04-05T09:00:00.000Z',
      null,
    ]);
  });

  test('is the one after the card has expired', () => {
    expect(since({ ...good, expiryMonth: 3, expiryYear: 2_026 }, morning)).toBe('2026-04-05T09:00:00.000Z');
  });

  test('is none while one is past due, and the next one once that is paid', () => {
    const bads = { card: bad, changedAt: morning };
    expect([
      firstFailure(agreedAfter(activated, failed(due)), bads, now),
      firstFailure(agreedAfter(activated, failed(due), made), bads, now),
    ]).toEqual([null, '2026-03-05T09:00:00.000Z']);
  });

  test('is that of the new plan at the moment when a scheduled change takes effect', () => {
    const to = { plan: 'starter', cycle: 'monthly' } as const;
    const from = { plan: 'pro', cycle: 'yearly' } as const;
    const yearly = { ...activated, data: { ...activated.data, ...from } };
    const [effectiveAt, scheduledAt] = ['2027-01-05T09:00:00.000Z', morning];
    const about = { accountId: 'nora', from, ...to, effectiveAt };
    const agreed = agreedAfter(
      yearly,
      { type: 'SubscriptionChangeScheduled', data: { ...about, scheduledAt } },
      { type: 'SubscriptionChangeTookEffect', data: { ...about, tookEffectAt: effectiveAt } },
    );
    expect(firstFailure(agreed, { card: bad, changedAt: morning }, '2027-06-01T00:00:00.000Z')).toBe(
      effectiveAt,
    );
  });
});
