/** Computes the cost and date of a plan change: upgrades at once with proration, downgrades at the period's end. */
import { type BillingPeriod, firstPeriodEnd } from './billingPeriod.ts';
import { type BillingCycle, type PlanName, planNames, priceOf } from './planCatalogue.ts';

export type PlanTerms = { readonly plan: PlanName; readonly cycle: BillingCycle };

export type ChangeKind = 'same' | 'upgrade' | 'downgrade';

const rankOf = (plan: PlanName): number => planNames.indexOf(plan);

/** A higher plan is an upgrade in any cycle; within a plan, switching to yearly is one. */
export const changeKind = (from: PlanTerms, to: PlanTerms): ChangeKind => {
  const step = rankOf(to.plan) - rankOf(from.plan);
  if (step === 0 && from.cycle === to.cycle) return 'same';
  if (step === 0) return to.cycle === 'yearly' ? 'upgrade' : 'downgrade';
  return step > 0 ? 'upgrade' : 'downgrade';
};

export const centsOf = ({ plan, cycle }: PlanTerms): number => 100 * priceOf(plan, cycle);

const dayLength = 24 * 60 * 60 * 1_000;

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / dayLength));

/** The price of the remaining period in cents; the current day counts as unused. */
export const shareLeft = (cents: number, period: BillingPeriod, from: string): number =>
  Math.round((cents * daysBetween(from, period.end)) / daysBetween(period.start, period.end));

export type ChangeQuote = {
  readonly when: 'now' | 'periodEnd';
  /** ISO 8601 UTC. */
  readonly effectiveAt: string;
  readonly creditCents: number;
  readonly chargeCents: number;
  /** Charge minus credit; negative if the credit is larger. */
  readonly dueCents: number;
  readonly period: BillingPeriod;
};

export type ChangeQuestion = {
  readonly from: PlanTerms;
  readonly to: PlanTerms;
  readonly period: BillingPeriod;
  readonly onTrial: boolean;
  /** End of the free days of a converted trial, which give no credit. Null if all days are paid. */
  readonly freeUntil: string | null;
  /** ISO 8601 UTC. */
  readonly now: string;
};

const periodFrom = (start: string, cycle: BillingCycle): BillingPeriod => ({
  start,
  end: firstPeriodEnd(start, cycle),
});

const free = { creditCents: 0, chargeCents: 0, dueCents: 0 } as const;

/** Null if nothing changes. The same cycle keeps the period; another cycle starts a new one. */
export const quoteChange = ({
  from,
  to,
  period,
  onTrial,
  freeUntil,
  now,
}: ChangeQuestion): ChangeQuote | null => {
  const kind = changeKind(from, to);
  if (kind === 'same') return null;
  if (onTrial) return { when: 'now', effectiveAt: now, ...free, period: periodFrom(period.start, to.cycle) };
  if (kind === 'downgrade') {
    return { when: 'periodEnd', effectiveAt: period.end, ...free, period: periodFrom(period.end, to.cycle) };
  }
  const sameCycle = from.cycle === to.cycle;
  const paidFrom = freeUntil !== null && freeUntil > now ? freeUntil : now;
  const creditCents = shareLeft(centsOf(from), period, paidFrom);
  const chargeCents = sameCycle ? shareLeft(centsOf(to), period, paidFrom) : centsOf(to);
  return {
    when: 'now',
    effectiveAt: now,
    creditCents,
    chargeCents,
    dueCents: chargeCents - creditCents,
    period: sameCycle ? period : periodFrom(now, to.cycle),
  };
};
