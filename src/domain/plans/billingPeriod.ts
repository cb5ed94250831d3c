/** Computes billing periods, which begin on the day of the first one in UTC, clamped in shorter months. */
import type { BillingCycle } from './planCatalogue.ts';

/** `start` inclusive, `end` exclusive; both ISO 8601 UTC. */
export type BillingPeriod = { readonly start: string; readonly end: string };

const monthsOf: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** Always counts from the first start: step by step, 31 January would drift to the 28th forever. */
const monthsAfter = (first: Date, months: number): Date => {
  const start = new Date(first);
  start.setUTCMonth(first.getUTCMonth() + months);
  if (start.getUTCDate() !== first.getUTCDate()) start.setUTCDate(0);
  return start;
};

const periodAfter = (first: Date, cycle: BillingCycle, index: number): BillingPeriod => ({
  start: monthsAfter(first, index * monthsOf[cycle]).toISOString(),
  end: monthsAfter(first, (index + 1) * monthsOf[cycle]).toISOString(),
});

/** 31 January gives 28 or 29 February. */
export const firstPeriodEnd = (first: string, cycle: BillingCycle): string =>
  periodAfter(new Date(first), cycle, 0).end;

export const isoMonthsLater = (from: string, months: number): string =>
  monthsAfter(new Date(from), months).toISOString();

/** `first` is the start of the first period; an earlier `now` gives that period. */
export const billingPeriodAt = (first: string, cycle: BillingCycle, now: string): BillingPeriod => {
  const [from, to] = [new Date(first), new Date(now)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const latest = Math.max(0, Math.floor(months / monthsOf[cycle]));
  const period = periodAfter(from, cycle, latest);
  return latest > 0 && Date.parse(period.start) > to.getTime()
    ? periodAfter(from, cycle, latest - 1)
    : period;
};
