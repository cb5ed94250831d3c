/** Where a billing period ends: the same day of the next month or year in UTC, the last day where there is none. */
import type { BillingCycle } from '#domain/plans/planCatalogue.ts';

/** End of the period that starts at `start`; both ISO 8601 UTC. 31 January gives 28 or 29 February. */
export const periodEnd = (start: string, cycle: BillingCycle): string => {
  const from = new Date(start);
  const end = new Date(start);
  const months = cycle === 'monthly' ? 1 : 12;
  end.setUTCMonth(from.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
};
