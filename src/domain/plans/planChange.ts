/** What a change of plan costs and when it holds: upgrades at once with proration, downgrades at the end of the period. */
import { type BillingPeriod, firstPeriodEnd } from './billingPeriod.ts';
import { type BillingCycle, type PlanName, planNames, priceOf } from './planCatalogue.ts';

/** What is paid for, and how often. */
export type PlanTerms = { readonly plan: PlanName; readonly cycle: BillingCycle };

export type ChangeKind = 'same' | 'upgrade' | 'downgrade';

const rankOf = (plan: PlanName): number => planNames.indexOf(plan);

/** A higher plan is an upgrade whatever the cycle; of the same plan, going yearly is one. */
export const changeKind = (from: PlanTerms, to: PlanTerms): ChangeKind => {
  const step = rankOf(to.plan) - rankOf(from.plan);
  if (step === 0 && from.cycle === to.cycle) return 'same';
  if (step === 0) return to.cycle === 'yearly' ? 'upgrade' : 'downgrade';
  return step > 0 ? 'upgrade' : 'downgrade';
};

/** Price of one period in US cents. */
export const centsOf = ({ plan, cycle }: PlanTerms): number => 100 * priceOf(plan, cycle);

const dayLength = 24 * 60 * 60 * 1_000;

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / dayLength));

/** The part of a price that falls on the rest of a period, in cents; the day that has begun counts as unused. */
export const shareLeft = (cents: number, period: BillingPeriod, from: string): number =>
  Math.round((cents * daysBetween(from, period.end)) / daysBetween(period.start, period.end));

export type ChangeQuote = {
  readonly when: 'now' | 'periodEnd';
  /** ISO 8601 UTC. */
  readonly effectiveAt: string;
  /** For the unused days of the old plan, in cents. */
  readonly creditCents: number;
  /** For the new plan until the end of `period`, in cents. */
  readonly chargeCents: number;
  /** Charge less credit; below zero when the credit is larger. */
  readonly dueCents: number;
  /** The period that runs once the change holds. */
  readonly period: BillingPeriod;
};

export type ChangeQuestion = {
  readonly from: PlanTerms;
  readonly to: PlanTerms;
  /** The period that runs now. */
  readonly period: BillingPeriod;
  /** Whether nothing has been paid yet. */
  readonly onTrial: boolean;
  /** The end of the free days of a trial that was kept: nothing was paid for them. Null where all days are paid for. */
  readonly freeUntil: string | null;
  /** ISO 8601 UTC. */
  readonly now: string;
};

const periodFrom = (start: string, cycle: BillingCycle): BillingPeriod => ({
  start,
  end: firstPeriodEnd(start, cycle),
});

const free = { creditCents: 0, chargeCents: 0, dueCents: 0 } as const;

/** Null when nothing would change. With the same cycle the period runs on; another cycle begins a period of its own. */
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
