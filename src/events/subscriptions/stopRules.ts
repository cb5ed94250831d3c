/** Decides cancellations at the period's end, later pauses, and their undoing. */
import { definedOnly } from '#domain/definedOnly.ts';
import { isoMonthsLater } from '#domain/plans/billingPeriod.ts';
import { accept, type Decision, reject } from '../decision.ts';
import { failureAt } from './paymentRules.ts';
import type { CancelSubscription, PauseSubscription, ResumeSubscription } from './subscriptionCommands.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, type SubscriptionAt, subscriptionStateAt } from './subscriptionTerms.ts';

type Decided = Decision<SubscriptionEvent>;

/** Null without a subscription, or when it has ended or is past due. */
const goingOnAt = (state: Agreed | null, now: string): SubscriptionAt | null => {
  const current = state && subscriptionStateAt(state, now);
  return current?.status === 'active' || current?.status === 'paused' ? current : null;
};

/** Ends with the running trial, period or pause, before a further charge. */
export const cancel = ({ now, reason, note }: CancelSubscription, state: Agreed | null): Decided => {
  const current = goingOnAt(state, now);
  if (!current) return reject('noActiveSubscription');
  if (current.endsAt !== null) return reject('cancellationPending');
  const { accountId, trialEnd, status, pause, period } = current;
  const rests = status === 'paused' && pause !== null;
  return accept({
    type: 'SubscriptionCanceled',
    data: {
      accountId,
      endsAt: trialEnd ?? (rests ? pause.until : period.end),
      ...definedOnly({ reason }),
      ...(note === undefined || note === '' ? {} : { note }),
      canceledAt: now,
    },
  });
};

/** Only a monthly subscription without other pending changes can pause. */
export const mayPause = ({ status, cycle, trialEnd, endsAt, scheduled, pause }: SubscriptionAt): boolean =>
  status === 'active' &&
  cycle === 'monthly' &&
  trialEnd === null &&
  endsAt === null &&
  scheduled === null &&
  pause === null;

export const pause = ({ months, now }: PauseSubscription, state: Agreed | null): Decided => {
  const current = goingOnAt(state, now);
  if (!current) return reject('noActiveSubscription');
  if (!mayPause(current)) return reject('nothingToPause');
  const { accountId, plan, cycle, period } = current;
  const resumesAt = isoMonthsLater(period.end, months);
  return accept({
    type: 'SubscriptionPaused',
    data: { accountId, plan, cycle, pausesAt: period.end, resumesAt, pausedAt: now },
  });
};

const endPause = (
  current: SubscriptionAt,
  { card, now }: { readonly card: ResumeSubscription['card']; readonly now: string },
): Decided => {
  if (card === undefined) return reject('nothingToResume');
  const failed = card === null ? [] : failureAt(current, { card, now });
  const { accountId, plan, cycle } = current;
  const data = { accountId, plan, cycle, paid: failed.length === 0, endedAt: now };
  return accept({ type: 'SubscriptionPauseEnded', data }, ...failed);
};

export const resume = ({ card, now }: ResumeSubscription, state: Agreed | null): Decided => {
  const current = goingOnAt(state, now);
  if (!current) return reject('noActiveSubscription');
  const { accountId, status, endsAt, pause: rest } = current;
  if (endsAt === null && rest === null) return reject('nothingToResume');
  if (endsAt === null && status === 'paused') return endPause(current, { card, now });
  return accept({ type: 'SubscriptionResumed', data: { accountId, resumedAt: now } });
};
