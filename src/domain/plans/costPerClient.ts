/** What a plan costs for each client that is worked for. */
import { type BillingCycle, type PlanName, priceOf } from './planCatalogue.ts';

const cents = 100;
const monthsOf: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** In cents a month, to the nearest; null without clients. */
export const costPerClient = (plan: PlanName, cycle: BillingCycle, clients: number): number | null =>
  clients > 0 ? Math.round((priceOf(plan, cycle) * cents) / monthsOf[cycle] / clients) : null;
