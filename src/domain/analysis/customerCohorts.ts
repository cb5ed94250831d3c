/** Assigns the repeat orders of demo data to cohorts of customers by the month of their first order. */
import { sharedByWeight } from '../numbers/sharedByWeight.ts';

export type CohortMonth = {
  readonly orders: number;
  readonly newCustomers: number;
  readonly revenueCents: number;
};

export type CohortCell = {
  readonly orders: number;
  /** Customers of the cohort who ordered in the month. */
  readonly customers: number;
  readonly revenueCents: number;
};

type CustomerCohorts = {
  /** By month of the first order; cells by month from then on. */
  readonly cohorts: readonly (readonly CohortCell[])[];
  /** Orders of customers from before the first month, by month. */
  readonly earlier: readonly CohortCell[];
};

/** Chance that a customer orders again, relative to the other months since the first order. */
const returning = (age: number): number => (age === 0 ? 0.25 : 1 / (age + 1) ** 0.8);

/** Customers from longer ago than two years hardly order. */
const oldestAge = 24;

const ordersPerReturning = 1.25;

/**
 * The facts say how many orders and new customers a month has, not who ordered again. Repeat orders (orders
 * minus new customers) are shared among cohorts by their size and age, and revenue by orders, so that each
 * month's orders and revenue over all cohorts are those of the facts.
 */
export const customerCohorts = (months: readonly CohortMonth[]): CustomerCohorts => {
  const usual = months.reduce((sum, { newCustomers }) => sum + newCustomers, 0) / Math.max(1, months.length);
  const cohorts: CohortCell[][] = months.map(() => []);
  const earlier: CohortCell[] = [];
  months.forEach(({ orders, newCustomers, revenueCents }, month) => {
    const before = Array.from({ length: oldestAge - month }, (_, index) => returning(month + 1 + index));
    const weights = [
      ...months.slice(0, month + 1).map((cohort, first) => cohort.newCustomers * returning(month - first)),
      usual * before.reduce((sum, weight) => sum + weight, 0),
    ];
    const repeats = sharedByWeight(Math.max(0, orders - newCustomers), weights);
    const all = repeats.map(
      (repeat, place) => repeat + (place === month ? Math.min(newCustomers, orders) : 0),
    );
    const cents = sharedByWeight(revenueCents, all);
    all.forEach((count, place) => {
      const size = months[place]?.newCustomers ?? count;
      const returned = Math.min(size, Math.ceil((repeats[place] ?? 0) / ordersPerReturning));
      const cell = {
        orders: count,
        customers: place === month ? size : returned,
        revenueCents: cents[place] ?? 0,
      };
      // The last place is that of earlier customers.
      (place > month ? earlier : (cohorts[place] ?? earlier)).push(cell);
    });
  });
  return { cohorts, earlier };
};
