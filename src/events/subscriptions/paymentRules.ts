/** Decides renewal charges: a failed card makes the subscription past due, and a successful retry restores it. */
import { chargeFailure, type PaymentCard } from '#domain/plans/paymentCard.ts';
import { centsOf } from '#domain/plans/planChange.ts';
import { accept, type Decision, reject } from '../decision.ts';
import { renewalsOf } from './renewals.ts';
import type { BringRenewalForward, ChargeRenewal, RetryPayment } from './subscriptionCommands.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, type SubscriptionAt, subscriptionStateAt } from './subscriptionTerms.ts';

/** A retry restores the subscription up to 14 days after a failed renewal. */
const graceLength = 14 * 24 * 60 * 60 * 1_000;

type Decided = Decision<SubscriptionEvent>;

/** Earlier renewals are not charged to this card: another card paid for them, or they are settled. */
const askedFrom = ({ chargedTo }: Agreed, cardSince: string): string =>
  chargedTo > cardSince ? chargedTo : cardSince;

/** The first renewal by `now` that the card does not pay; null if it pays all. */
export const firstFailure = (
  agreed: Agreed,
  { card, changedAt }: { readonly card: PaymentCard; readonly changedAt: string },
  now: string,
): string | null => {
  if (agreed.pastDue !== null) return null;
  // Shortcut: a card that pays now paid all before. Every request calls this, and enumerating years of
  // renewals is slow.
  if (chargeFailure(card, now) === null) return null;
  const renewals = renewalsOf(agreed, askedFrom(agreed, changedAt), now);
  return renewals.find(({ at }) => chargeFailure(card, at) !== null)?.at ?? null;
};

type Attempt = { readonly card: PaymentCard; readonly now: string };

export const failureAt = (
  { accountId, plan, cycle }: SubscriptionAt,
  { card, now }: Attempt,
): readonly SubscriptionEvent[] => {
  const reason = chargeFailure(card, now);
  if (reason === null) return [];
  const retryUntil = new Date(Date.parse(now) + graceLength).toISOString();
  const amountCents = centsOf({ plan, cycle });
  const data = { accountId, plan, cycle, amountCents, reason, dueAt: now, retryUntil, failedAt: now };
  return [{ type: 'SubscriptionPaymentFailed', data }];
};

export const chargeRenewal = ({ card, now }: ChargeRenewal, state: Agreed | null): Decided => {
  const current = state && subscriptionStateAt(state, now);
  if (current?.status !== 'active' || current.period.start !== now) return accept();
  return accept(...failureAt(current, { card, now }));
};

export const retryPayment = ({ card, now }: RetryPayment, state: Agreed | null): Decided => {
  const current = state && subscriptionStateAt(state, now);
  if (current?.status !== 'past_due' || current.pastDue === null) return reject('nothingOwed');
  const { accountId, plan, cycle, pastDue } = current;
  const { amountCents, dueAt, retryUntil } = pastDue;
  const about = { accountId, plan, cycle, amountCents };
  const reason = card === null ? 'missing' : chargeFailure(card, now);
  return reason === null
    ? accept({ type: 'SubscriptionPaymentMade', data: { ...about, dueAt, paidAt: now } })
    : accept({
        type: 'SubscriptionPaymentFailed',
        data: { ...about, reason, dueAt, retryUntil, failedAt: now },
      });
};

export const bringForward = ({ card, now }: BringRenewalForward, state: Agreed | null): Decided => {
  const current = state && subscriptionStateAt(state, now);
  if (current?.status !== 'active') return reject('noActiveSubscription');
  const { accountId, plan, cycle, trialEnd, endsAt, scheduled, pause, simulated } = current;
  if (simulated !== null) return reject('simulationRunning');
  const nothingComes = trialEnd !== null || endsAt !== null || scheduled !== null || pause !== null;
  if (nothingComes) return reject('nothingToRenew');
  const failed = card === null ? [] : failureAt(current, { card, now });
  const data = { accountId, plan, cycle, paid: failed.length === 0, broughtForwardAt: now };
  return accept({ type: 'SubscriptionRenewalBroughtForward', data }, ...failed);
};
