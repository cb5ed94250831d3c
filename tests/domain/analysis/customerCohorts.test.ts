/** Tests that the cohorts of a month together have its orders and revenue. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerCohorts } from '#domain/analysis/customerCohorts.ts';

const month = fc.record({
  orders: fc.nat(500),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  revenueCents: fc.nat(9_000_000),
});

test('each month has its orders and revenue over all cohorts, and no cohort more customers than it began with', () => {
  fc.assert(
    fc.property(fc.array(month, { maxLength: 12 }), (drawn) => {
      const months = drawn.map(({ orders, part, revenueCents }) => ({
        orders,
        newCustomers: Math.round(orders * part),
        revenueCents,
      }));
      const { cohorts, earlier } = customerCohorts(months);
      expect([cohorts.length, earlier.length]).toEqual([months.length, months.length]);
      months.forEach(({ orders, revenueCents }, at) => {
        const cells = [...cohorts.slice(0, at + 1).map((cells, first) => cells[at - first]), earlier[at]];
        expect(cells.reduce((sum, cell) => sum + (cell?.orders ?? Number.NaN), 0)).toBe(orders);
        expect(cells.reduce((sum, cell) => sum + (cell?.revenueCents ?? Number.NaN), 0)).toBe(revenueCents);
      });
      cohorts.forEach((cells, first) => {
        const size = months[first]?.newCustomers ?? 0;
        expect(cells[0]?.customers).toBe(size);
        expect(cells.every(({ customers }) => customers <= size)).toBe(true);
        expect(cells.length).toBe(months.length - first);
      });
    }),
  );
});

test('customers come back less often from month to month', () => {
  const months = Array.from({ length: 8 }, () => ({ orders: 1_000, newCustomers: 600, revenueCents: 1 }));
  const [first = []] = customerCohorts(months).cohorts;
  const later = first.slice(1).map(({ customers }) => customers);

  expect(later).toEqual(later.toSorted((one, other) => other - one));
  expect(later.at(-1)).toBeGreaterThan(0);
});
