/** Describes the state of a subscription in sentences. */
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import type { InvoiceItem } from '#domain/contract/teamSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { cardTitle, chargeFailureWords, expiryText } from '#domain/plans/paymentCard.ts';
import { isPlanName, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import type { BillingDone } from '#machines/billing/billingMachine.ts';
import { day } from './dates.ts';

type PastDue = NonNullable<BillingReply['past_due']>;

export const planTitle = (name: PlanName | 'free'): string => (isPlanName(name) ? plans[name].title : 'Free');

/** `the card was declined when $149 was due on 5 February 2026.` */
const failureText = ({ reason, amount_cents, due_at }: PastDue): string =>
  `${chargeFailureWords[reason]} for the ${formatCents(amount_cents)} due on ${day(due_at)}.`;

const pausedText = (title: string, until: string, endsAt: string | null): string =>
  endsAt === null
    ? `${title} is paused until ${day(until)}, and then resumes automatically. Until then nothing is charged and you’re on the free basics; nothing is deleted.`
    : `Canceled: ${title} is paused and ends on ${day(endsAt)}. Nothing more is charged.`;

const activeText = (
  { trial_end, current_period_end }: NonNullable<BillingReply['subscription']>,
  { ends_at, scheduled_change, pause }: BillingReply,
): string => {
  if (ends_at !== null) return `Canceled: everything stays open until ${day(ends_at)}.`;
  if (trial_end !== null) {
    return `Free trial until ${day(trial_end)}. It ends automatically unless you keep the plan.`;
  }
  if (pause !== null)
    return `Active. Paused from ${day(pause.from)} to ${day(pause.until)}: nothing is charged in between.`;
  if (scheduled_change !== null) {
    const { plan_name, billing_cycle, effective_at } = scheduled_change;
    return `Active. ${planTitle(plan_name)}, billed ${billing_cycle}, starts on ${day(effective_at)}.`;
  }
  return `Active. Renews on ${day(current_period_end)}.`;
};

export const billingStatusText = (billing: BillingReply): string => {
  const { subscription, ends_at, pause, past_due } = billing;
  if (subscription === null) return 'This workspace has no plan yet. You’re on the free basics.';
  const title = planTitle(subscription.plan_name);
  if (past_due !== null && subscription.status === 'past_due')
    return `Past due: ${failureText(past_due)} Pay it by ${day(past_due.retry_until)} and ${title} is back. Until then you’re on the free basics; nothing is deleted.`;
  if (past_due !== null && subscription.status === 'unpaid')
    return `${title} ended: the renewal of ${day(past_due.due_at)} was not paid by ${day(past_due.retry_until)}. You’re on the free basics.`;
  if (subscription.status === 'canceled') {
    return `${title} was canceled and ended on ${day(subscription.current_period_end)}.`;
  }
  if (subscription.status === 'expired') {
    return `The free trial of ${title} ended${subscription.trial_end ? ` on ${day(subscription.trial_end)}` : ''}. You’re on the free basics.`;
  }
  if (pause !== null && subscription.status === 'paused') return pausedText(title, pause.until, ends_at);
  return activeText(subscription, billing);
};

/** `$149.00 on 5 February 2026`, or the reason why there is none. */
export const nextChargeText = ({ next_charge }: BillingReply): string =>
  next_charge === null
    ? 'Nothing will be charged'
    : `${formatCents(next_charge.amount_cents)} on ${day(next_charge.at)}`;

/** `Visa ending in 4242, expires 12/2030`, or the payment method without a card. */
export const paymentText = ({ payment_card, subscription }: BillingReply): string => {
  if (payment_card === null)
    return subscription?.trial_end === null ? 'Demo card without a number' : 'No card yet';
  const { brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear } = payment_card;
  return `${cardTitle({ brand, lastFour })}, expires ${expiryText({ expiryMonth, expiryYear })}`;
};

/** `Paid on 5 February 2026 (demo).`, or the reason why it is unpaid. */
export const chargeText = ({ status, paid_at, declined_at }: InvoiceItem): string => {
  const declined = declined_at === null ? '' : `The card was declined on ${day(declined_at)}. `;
  if (status === 'credit') return 'Credit: nothing was due.';
  if (paid_at !== null) return `${declined}Paid on ${day(paid_at)} (demo).`;
  return `${declined}${status === 'open' ? 'Unpaid.' : 'Not paid, and no longer due.'}`;
};

export const invoiceStatus = {
  paid: { words: 'Paid (demo)', tone: 'good' },
  credit: { words: 'Credit', tone: 'quiet' },
  open: { words: 'Open', tone: 'warning' },
  failed: { words: 'Failed', tone: 'bad' },
} as const;

export const doneText = (done: BillingDone): string => {
  switch (done.kind) {
    case 'change':
      return done.startsAt === null
        ? `Done: ${planTitle(done.choice.plan)}, billed ${done.choice.cycle}.`
        : `Scheduled: ${planTitle(done.choice.plan)}, billed ${done.choice.cycle}, from ${day(done.startsAt)}.`;
    case 'cancel':
      return 'Canceled. You can resume until the last day.';
    case 'pause':
      return 'A pause is scheduled. You can resume at any time.';
    case 'resume':
      return 'Resumed: the subscription continues.';
    case 'retry':
      return done.paid
        ? 'Paid: the plan is back (demo, nothing was charged).'
        : 'The card was declined again.';
    case 'renew':
      return done.paid
        ? 'Renewed today (demo, nothing was charged).'
        : 'The renewal payment failed. The subscription is past due.';
  }
};
