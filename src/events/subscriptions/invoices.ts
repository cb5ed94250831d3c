/** Which invoices a subscription has brought: one for each start, payment, change and renewal, told by its events and the clock alone. */
import type { BillingPeriod } from '#domain/plans/billingPeriod.ts';
import { type BillingCycle, type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, agree, standingAt } from './subscriptionTerms.ts';

export type InvoiceLine = { readonly description: string; readonly amountCents: number };

export type Invoice = {
  /** `AL-2026-0007`, counted through. */
  readonly number: string;
  /** ISO 8601 UTC. */
  readonly issuedAt: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly period: BillingPeriod;
  readonly lines: readonly InvoiceLine[];
  /** What the lines sum to; below zero when the credit is larger. */
  readonly totalCents: number;
};

type Bill = Omit<Invoice, 'number' | 'totalCents'>;

const named = ({ plan, cycle }: PlanTerms): string => `${plans[plan].title}, billed ${cycle}`;

const billFor = (
  terms: PlanTerms,
  { issuedAt, period, lines }: Pick<Bill, 'issuedAt' | 'period' | 'lines'>,
): Bill => ({ issuedAt, plan: terms.plan, cycle: terms.cycle, period, lines });

/** The bills of the periods that begin after `from`, up to and with `to`. */
const renewals = (agreed: Agreed | null, from: string, to: string): readonly Bill[] => {
  if (agreed === null) return [];
  const bills: Bill[] = [];
  for (let next = standingAt(agreed, from).period.end; next <= to; ) {
    const standing = standingAt(agreed, next);
    if (standing.status !== 'active' || standing.trialEnd !== null) return bills;
    const lines = [{ description: named(standing), amountCents: centsOf(standing) }];
    bills.push(billFor(standing, { issuedAt: next, period: standing.period, lines }));
    next = standing.period.end;
  }
  return bills;
};

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

/** The bill of an event itself; none for what costs nothing. */
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
      const { period } = standingAt(after, issuedAt);
      const lines = [{ description: `${named(after)}, after the free days`, amountCents: dueCents }];
      return dueCents > 0 ? [billFor(after, { issuedAt, period, lines })] : [];
    }
    case 'SubscriptionPlanChanged': {
      const { changedAt: issuedAt, from, ...change } = event.data;
      const lines = changeLines(from, change, change);
      const { period } = standingAt(after, issuedAt);
      return lines.length > 0 ? [billFor(after, { issuedAt, period, lines })] : [];
    }
    default:
      return [];
  }
};

const timeOf = ({ data }: SubscriptionEvent): string => {
  const times = Object.entries(data).find(([field]) =>
    /^(?:activated|converted|changed|scheduled|withdrawn|canceled|resumed|tookEffect)At$/.test(field),
  );
  return String(times?.[1] ?? '');
};

/** In the order of issue, up to `now` (ISO 8601 UTC). */
export const invoicesOf = (events: readonly SubscriptionEvent[], now: string): readonly Invoice[] => {
  const bills: Bill[] = [];
  let agreed: Agreed | null = null;
  let reached = '';
  for (const event of events) {
    const at = timeOf(event);
    bills.push(...renewals(agreed, reached, at));
    agreed = agree(agreed, event);
    if (agreed !== null) bills.push(...billOf(event, agreed));
    reached = at;
  }
  bills.push(...renewals(agreed, reached, now));
  return bills.map((bill, index) => ({
    ...bill,
    number: `AL-${bill.issuedAt.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
    totalCents: bill.lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));
};
