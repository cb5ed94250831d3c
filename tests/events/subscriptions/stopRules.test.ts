/** Tests cancellation and pauses: a paused subscription is not charged and resumes by itself. */
import { describe, expect, test } from 'vitest';
import type { PaymentCard } from '#domain/plans/paymentCard.ts';
import { invoicesOf } from '#events/subscriptions/invoices.ts';
import { firstFailure } from '#events/subscriptions/paymentRules.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type { SubscriptionActivated, SubscriptionEvent } from '#events/subscriptions/subscriptionEvents.ts';
import { agree, subscriptionStateAt } from '#events/subscriptions/subscriptionTerms.ts';
import { morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(subscriptionDecider);

const from = '2026-02-05T09:00:00.000Z';
const until = '2026-04-05T09:00:00.000Z';
const within = '2026-03-01T12:00:00.000Z';
const after = '2026-04-20T09:00:00.000Z';

const terms = { accountId: 'nora', plan: 'pro', cycle: 'monthly' } as const;

const activated = (more: Partial<SubscriptionActivated['data']> = {}): SubscriptionActivated => ({
  type: 'SubscriptionActivated',
  data: {
    subscriptionId: 'one',
    workspaceId: 'berg',
    ...terms,
    periodStart: morning,
    periodEnd: from,
    trialEnd: null,
    activatedAt: morning,
    ...more,
  },
});

const paused: SubscriptionEvent = {
  type: 'SubscriptionPaused',
  data: { ...terms, pausesAt: from, resumesAt: until, pausedAt: morning },
};
const ended = (endedAt: string, paid = true): SubscriptionEvent => ({
  type: 'SubscriptionPauseEnded',
  data: { ...terms, paid, endedAt },
});
const resumed = (resumedAt: string): SubscriptionEvent => ({
  type: 'SubscriptionResumed',
  data: { accountId: 'nora', resumedAt },
});
const canceled = (canceledAt: string, endsAt: string): SubscriptionEvent => ({
  type: 'SubscriptionCanceled',
  data: { accountId: 'nora', endsAt, canceledAt },
});

const good: PaymentCard = {
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2_030,
  renewals: 'accepted',
};
const bad: PaymentCard = { ...good, renewals: 'declined' };

const stands = (events: readonly SubscriptionEvent[], now: string) => {
  const agreed = events.reduce(agree, null);
  if (agreed === null) throw new Error('nothing was agreed');
  const { status, period } = subscriptionStateAt(agreed, now);
  return [status, period.start, period.end];
};

const billed = (events: readonly SubscriptionEvent[], now: string) =>
  invoicesOf(events, now).map(({ issuedAt, totalCents, status }) => [issuedAt, totalCents, status]);

describe('a cancellation', () => {
  test('keeps why, where somebody said so', () => {
    given(activated())
      .when({ type: 'CancelSubscription', reason: 'price', note: 'Too dear for two clients', now: morning })
      .thenHappens({
        type: 'SubscriptionCanceled',
        data: {
          accountId: 'nora',
          endsAt: from,
          reason: 'price',
          note: 'Too dear for two clients',
          canceledAt: morning,
        },
      });
  });

  test('without a word keeps none', () => {
    given(activated())
      .when({ type: 'CancelSubscription', note: '', now: morning })
      .thenHappens(canceled(morning, from));
  });

  test('within a pause ends where it would have gone on', () => {
    const events = [activated(), paused, canceled(within, until)];
    given(activated(), paused)
      .when({ type: 'CancelSubscription', now: within })
      .thenHappens(canceled(within, until));
    expect([stands(events, within), stands(events, until), billed(events, after)]).toEqual([
      ['paused', morning, from],
      ['canceled', morning, from],
      [[morning, 14_900, 'paid']],
    ]);
  });

  test('before a pause ends with the period, and the pause is there again when it is withdrawn', () => {
    const events = [activated(), paused, canceled(morning, from)];
    expect([stands(events, within), stands([...events, resumed(morning)], within)]).toEqual([
      ['canceled', morning, from],
      ['paused', morning, from],
    ]);
  });
});

describe('a pause', () => {
  test('begins with the end of the period and lasts whole months', () => {
    given(activated()).when({ type: 'PauseSubscription', months: 2, now: morning }).thenHappens(paused);
  });

  test('charges nothing until it is over, and counts periods from there', () => {
    const events = [activated(), paused];
    expect([morning, within, until, after].map((now) => stands(events, now))).toEqual([
      ['active', morning, from],
      ['paused', morning, from],
      ['active', until, '2026-05-05T09:00:00.000Z'],
      ['active', until, '2026-05-05T09:00:00.000Z'],
    ]);
    expect(billed(events, after)).toEqual([
      [morning, 14_900, 'paid'],
      [until, 14_900, 'paid'],
    ]);
  });

  test.each([
    ['a trial', [activated({ trialEnd: '2026-01-19T09:00:00.000Z' })]],
    ['a year', [activated({ cycle: 'yearly' })]],
    ['another pause', [activated(), paused]],
    ['an end', [activated(), canceled(morning, from)]],
    [
      'a scheduled change',
      [
        activated(),
        {
          type: 'SubscriptionChangeScheduled',
          data: {
            accountId: 'nora',
            from: { plan: 'pro', cycle: 'monthly' },
            plan: 'starter',
            cycle: 'monthly',
            effectiveAt: from,
            scheduledAt: morning,
          },
        },
      ],
    ],
  ] satisfies readonly (readonly [string, SubscriptionEvent[]])[])('is not for %s', (_name, events) => {
    given(...events)
      .when({ type: 'PauseSubscription', months: 1, now: morning })
      .thenRefused('nothingToPause');
  });

  test('can be agreed on once more when the first is over', () => {
    const later = '2026-05-05T09:00:00.000Z';
    const second = { ...terms, pausesAt: later, resumesAt: '2026-06-05T09:00:00.000Z', pausedAt: after };
    given(activated(), paused)
      .when({ type: 'PauseSubscription', months: 1, now: after })
      .thenHappens({ type: 'SubscriptionPaused', data: second });
    const events: SubscriptionEvent[] = [activated(), paused, { type: 'SubscriptionPaused', data: second }];
    expect([stands(events, later), stands(events, '2026-06-06T09:00:00.000Z')]).toEqual([
      ['paused', until, later],
      ['active', '2026-06-05T09:00:00.000Z', '2026-07-05T09:00:00.000Z'],
    ]);
  });

  test('is withdrawn before it begins', () => {
    given(activated(), paused)
      .when({ type: 'ResumeSubscription', card: good, now: morning })
      .thenHappens(resumed(morning));
    expect(stands([activated(), paused, resumed(morning)], within)).toEqual([
      'active',
      from,
      '2026-03-05T09:00:00.000Z',
    ]);
  });

  test('ends early with a period that is charged', () => {
    given(activated(), paused)
      .when({ type: 'ResumeSubscription', card: good, now: within })
      .thenHappens(ended(within));
    const events = [activated(), paused, ended(within)];
    expect([stands(events, within), billed(events, within)]).toEqual([
      ['active', within, '2026-04-01T12:00:00.000Z'],
      [
        [morning, 14_900, 'paid'],
        [within, 14_900, 'paid'],
      ],
    ]);
  });

  test('that ends early with a card that does not pay leaves the subscription past due', () => {
    given(activated(), paused)
      .when({ type: 'ResumeSubscription', card: bad, now: within })
      .thenHappens(ended(within, false), {
        type: 'SubscriptionPaymentFailed',
        data: {
          ...terms,
          amountCents: 14_900,
          reason: 'declined',
          dueAt: within,
          retryUntil: '2026-03-15T12:00:00.000Z',
          failedAt: within,
        },
      });
  });

  test('is not ended early by an undo, as a period would be charged', () => {
    given(activated(), paused)
      .when({ type: 'ResumeSubscription', now: within })
      .thenRefused('nothingToResume');
  });

  test('asks the card when it is over, and not before', () => {
    const agreed = [activated(), paused].reduce(agree, null);
    if (agreed === null) throw new Error('nothing was agreed');
    const card = { card: bad, changedAt: morning };
    expect([firstFailure(agreed, card, within), firstFailure(agreed, card, after)]).toEqual([null, until]);
  });

  test('keeps the plan from being changed, and a purchase takes it back', () => {
    given(activated(), paused)
      .when({ type: 'ChangePlan', plan: 'enterprise', cycle: 'monthly', now: morning })
      .thenRefused('pausePending');
    given(activated(), paused)
      .when({
        type: 'BuyPlan',
        subscriptionId: 'two',
        accountId: 'nora',
        workspaceId: 'berg',
        plan: 'pro',
        cycle: 'monthly',
        now: morning,
      })
      .thenHappens(resumed(morning));
  });
});
