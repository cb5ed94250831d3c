/** Computes the cost of a plan per active client. */
import { type BillingCycle, type PlanName, priceOf } from './planCatalogue.ts';

const cents = 100;
const monthsOf: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** Cents a month, rounded; null without clients. */
export const costPerClient = (plan: PlanName, cycle: BillingCycle, clients: number): number | null =>
  clients > 0 ? Math.round((priceOf(plan, cycle) * cents) / monthsOf[cycle] / clients) : null;
