/** Tests that the best plan keeps the sum and the bounds, and that no shift improves it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BudgetChannel, bestPlan, mostShift, planRevenue } from '#domain/analysis/budgetPlan.ts';
import { marginAt } from '#domain/analysis/responseCurve.ts';

const channel = fc
  .record({
    a: fc.integer({ min: 10_000, max: 50_000_000 }),
    b: fc.integer({ min: 1_000, max: 5_000_000 }),
    spend: fc.integer({ min: 100, max: 3_000_000 }),
  })
  .map(({ a, b, spend }): BudgetChannel => ({ curve: { a, b }, spend }));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

test('the best plan keeps the sum, stays within a fifth of each spend, and brings no less revenue', () => {
  fc.assert(
    fc.property(fc.array(channel, { minLength: 1, maxLength: 6 }), (channels) => {
      const spends = channels.map(({ spend }) => spend);
      const plan = bestPlan(channels);
      expect(sumOf(plan)).toBe(sumOf(spends));
      plan.forEach((spend, place) => {
        expect(Number.isInteger(spend)).toBe(true);
        expect(Math.abs(spend - (spends[place] ?? 0))).toBeLessThanOrEqual(mostShift * (spends[place] ?? 0));
      });
      const cent = Math.max(...channels.map(({ curve }) => marginAt(curve, 0)));
      expect(planRevenue(channels, plan)).toBeGreaterThanOrEqual(
        planRevenue(channels, spends) - cent * channels.length,
      );
    }),
  );
});

test('margins are equal where no bound holds', () => {
  const channels = [
    { curve: { a: 1_000_000, b: 100_000 }, spend: 100_000 },
    { curve: { a: 1_200_000, b: 110_000 }, spend: 105_000 },
  ];
  const plan = bestPlan(channels);
  const [one = 0, other = 1] = channels.map(({ curve }, place) => marginAt(curve, plan[place] ?? 0));

  expect(one / other).toBeCloseTo(1, 3);
  expect(plan[1]).toBeGreaterThan(105_000);
});
