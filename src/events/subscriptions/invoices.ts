/** Computes the invoices of a subscription from its events and the clock: each start, payment, change and renewal. */
import type { BillingPeriod } from '#domain/plans/billingPeriod.ts';
import { type BillingCycle, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import { renewalsOf } from './renewals.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, agree, subscriptionStateAt } from './subscriptionTerms.ts';

export type InvoiceLine = { readonly description: string; readonly amountCents: number };

export type Invoice = {
  /** `AL-2026-0007`, numbered consecutively. */
  readonly number: string;
  /** ISO 8601 UTC. */
  readonly issuedAt: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly period: BillingPeriod;
  readonly lines: readonly InvoiceLine[];
  /** The sum of the lines; below zero when the credit is larger. */
  readonly totalCents: number;
  /** `open` while a retry can still pay it, `failed` when that time is over. */
  readonly status: 'paid' | 'credit' | 'open' | 'failed';
  readonly declinedAt: string | null;
  readonly paidAt: string | null;
};

type Charge = Pick<Invoice, 'declinedAt' | 'paidAt'> & { readonly retryUntil: string | null };

type Bill = Pick<Invoice, 'issuedAt' | 'plan' | 'cycle' | 'period' | 'lines'> & { readonly charge: Charge };

const named = ({ plan, cycle }: PlanTerms): string => `${plans[plan].title}, billed ${cycle}`;

const billFor = (
  terms: PlanTerms,
  { issuedAt, period, lines }: Pick<Bill, 'issuedAt' | 'period' | 'lines'>,
): Bill => ({
  issuedAt,
  plan: terms.plan,
  cycle: terms.cycle,
  period,
  lines,
  charge: { declinedAt: null, paidAt: issuedAt, retryUntil: null },
});

const renewals = (agreed: Agreed | null, from: string, to: string): readonly Bill[] =>
  agreed === null
    ? []
    : renewalsOf(agreed, from, to).map(({ at, standing: subscription }) =>
        billFor(subscription, {
          issuedAt: at,
          period: subscription.period,
          lines: [{ description: named(subscription), amountCents: centsOf(subscription) }],
        }),
      );

const changeLines = (
  from: PlanTerms,
  to: PlanTerms,
  { creditCents, chargeCents }: { readonly creditCents: number; readonly chargeCents: number },
): readonly InvoiceLine[] => [
  ...(creditCents > 0
    ? [{ description: `Credit for unused days of ${named(from)}`, amountCents: -creditCents }]
    : []),
  ...(chargeCents > 0 ? [{ description: named(to), amountCents: chargeCents }] : []),
];

const timeOf = ({ data }: SubscriptionEvent): string => {
  const times = Object.entries(data).find(([field]) =>
    /^(?:activated|converted|changed|scheduled|withdrawn|canceled|resumed|paused|ended|tookEffect|broughtForward|failed|paid)At$/.test(
      field,
    ),
  );
  return String(times?.[1] ?? '');
};

const billOf = (event: SubscriptionEvent, after: Agreed): readonly Bill[] => {
  switch (event.type) {
    case 'SubscriptionActivated': {
      const { trialEnd, periodStart, periodEnd, activatedAt: issuedAt } = event.data;
      if (trialEnd !== null) return [];
      const lines = [{ description: named(after), amountCents: centsOf(after) }];
      return [billFor(after, { issuedAt, period: { start: periodStart, end: periodEnd }, lines })];
    }
    case 'SubscriptionConverted': {
      const { convertedAt: issuedAt, dueCents } = event.data;
      const { end } = subscriptionStateAt(after, issuedAt).period;
      const period = { start: after.freeUntil ?? issuedAt, end };
      const lines = [{ description: `${named(after)}, after the free days`, amountCents: dueCents }];
      return dueCents > 0 ? [billFor(after, { issuedAt, period, lines })] : [];
    }
    case 'SubscriptionPlanChanged': {
      const { changedAt: issuedAt, from, ...change } = event.data;
      const lines = changeLines(from, change, change);
      const { period } = subscriptionStateAt(after, issuedAt);
      return lines.length > 0 ? [billFor(after, { issuedAt, period, lines })] : [];
    }
    case 'SubscriptionPauseEnded':
    case 'SubscriptionRenewalBroughtForward': {
      const issuedAt = timeOf(event);
      const { period } = subscriptionStateAt(after, issuedAt);
      return [
        billFor(after, {
          issuedAt,
          period,
          lines: [{ description: named(after), amountCents: centsOf(after) }],
        }),
      ];
    }
    default:
      return [];
  }
};

const chargedBy = (bill: Bill, { type, data }: SubscriptionEvent): Bill => {
  const { charge } = bill;
  switch (type) {
    case 'SubscriptionPaymentFailed': {
      const { dueAt, failedAt, retryUntil } = data;
      return bill.issuedAt === dueAt
        ? { ...bill, charge: { declinedAt: failedAt, paidAt: null, retryUntil } }
        : bill;
    }
    case 'SubscriptionPaymentMade':
      return bill.issuedAt === data.dueAt
        ? { ...bill, charge: { ...charge, paidAt: data.paidAt, retryUntil: null } }
        : bill;
    // A new start waives earlier open bills.
    case 'SubscriptionActivated':
      return { ...bill, charge: { ...charge, retryUntil: null } };
    default:
      return bill;
  }
};

const statusOf = ({ paidAt, retryUntil }: Charge, totalCents: number, now: string): Invoice['status'] => {
  if (paidAt !== null) return totalCents < 0 ? 'credit' : 'paid';
  return retryUntil !== null && retryUntil > now ? 'open' : 'failed';
};

/** In the order of issue, up to `now` (ISO 8601 UTC). */
export const invoicesOf = (events: readonly SubscriptionEvent[], now: string): readonly Invoice[] => {
  let bills: readonly Bill[] = [];
  let agreed: Agreed | null = null;
  let reached = '';
  for (const event of events) {
    const at = timeOf(event);
    bills = [...bills, ...renewals(agreed, reached, at)].map((bill) => chargedBy(bill, event));
    agreed = agree(agreed, event);
    if (agreed !== null) bills = [...bills, ...billOf(event, agreed)];
    reached = at;
  }
  bills = [...bills, ...renewals(agreed, reached, now)];
  return bills.map(({ charge, ...bill }, index) => {
    const totalCents = bill.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      ...bill,
      number: `AL-${bill.issuedAt.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
      totalCents,
      status: statusOf(charge, totalCents, now),
      declinedAt: charge.declinedAt,
      paidAt: charge.paidAt,
    };
  });
};
