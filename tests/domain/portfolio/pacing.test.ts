import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalAttainment } from '#domain/portfolio/goalAttainment.ts';
import { budgetLevel, expectedSpend, paceWordOf, pacingOf } from '#domain/portfolio/pacing.ts';

const month = { budgetCents: 300_000, days: 30, elapsed: 10 };
const cents = fc.integer({ min: 0, max: 10_000_000_00 });
const days = fc.integer({ min: 0, max: 31 });

describe('pacing', () => {
  test('is what was spent by what each day of the month was given', () => {
    expect(expectedSpend(month)).toBe(100_000);
    expect(pacingOf({ ...month, spentCents: 122_000 })).toBeCloseTo(1.22, 10);
    expect(pacingOf({ ...month, spentCents: 0 })).toBe(0);
  });

  test('is not known without a budget and before the first day is over', () => {
    expect(pacingOf({ ...month, budgetCents: 0, spentCents: 5 })).toBe(null);
    expect(pacingOf({ ...month, elapsed: 0, spentCents: 5 })).toBe(null);
    expect(pacingOf({ ...month, days: 0, spentCents: 5 })).toBe(null);
  });

  test('needs action beyond 10 % either way', () => {
    expect([null, 0, 0.89, 0.9, 1, 1.1, 1.11].map(paceWordOf)).toEqual([
      null,
      'behind',
      'behind',
      'onPace',
      'onPace',
      'onPace',
      'ahead',
    ]);
  });

  test('is a number or null, whatever the month', () => {
    fc.assert(
      fc.property(cents, cents, days, days, (budgetCents, spentCents, length, elapsed) => {
        const pacing = pacingOf({ budgetCents, spentCents, days: length, elapsed });
        expect(pacing === null || (Number.isFinite(pacing) && pacing >= 0)).toBe(true);
        expect(Object.is(pacing, -0)).toBe(false);
      }),
    );
  });
});

describe('the level of a budget', () => {
  test('is what is nearer to the plan of its pace and its projection, and the plan where they disagree', () => {
    const levelOf = (pacing: number | null, projected: number | null) =>
      budgetLevel({ budget_cents: 200_000, pacing, projected_cents: projected });

    expect([levelOf(1.3, 230_000), levelOf(1.1, 260_000)]).toEqual([1.15, 1.1]);
    expect([levelOf(0.5, 180_000), levelOf(0.8, 100_000)]).toEqual([0.9, 0.8]);
    expect([levelOf(0.8, 260_000), levelOf(1.3, 100_000)]).toEqual([1, 1]);
    expect([levelOf(1.3, null), levelOf(null, 100_000), levelOf(null, null)]).toEqual([1.3, 0.5, null]);
  });
});

describe('goal attainment', () => {
  const sum = { kind: 'sum', better: 'higher', days: 30, elapsed: 15 } as const;
  const costs = { kind: 'ratio', better: 'lower', days: 30, elapsed: 15 } as const;

  test('is what was reached by what is due of the target', () => {
    expect(goalAttainment({ ...sum, target: 100_000, actual: 35_500 })).toBeCloseTo(0.71, 10);
    expect(goalAttainment({ ...sum, target: 100_000, actual: 0 })).toBe(0);
    expect(goalAttainment({ ...sum, elapsed: 45, target: 100, actual: 100 })).toBe(1);
  });

  test('is the other way round where less is better, and knows no share of the period for ratios', () => {
    expect(goalAttainment({ ...costs, target: 2_000, actual: 2_500 })).toBeCloseTo(0.8, 10);
    expect(goalAttainment({ ...costs, better: 'higher', target: 4, actual: 5 })).toBe(1.25);
    expect(goalAttainment({ ...costs, target: 2_000, actual: 0 })).toBe(null);
  });

  test('is not known before the first day is over, without a target and of what nothing reports', () => {
    expect(goalAttainment({ ...sum, elapsed: 0, target: 100, actual: 3 })).toBe(null);
    expect(goalAttainment({ ...costs, elapsed: 0, target: 100, actual: 3 })).toBe(null);
    expect(goalAttainment({ ...sum, target: 0, actual: 3 })).toBe(null);
    expect(goalAttainment({ ...sum, target: 100, actual: null })).toBe(null);
  });

  test('is a number from 0 or null, whatever the goal', () => {
    const amount = fc.double({ min: 0, max: 1e12, noNaN: true });
    const goal = fc.record({
      actual: fc.option(amount, { nil: null }),
      target: amount.filter((value) => value === 0 || value > 1e-6),
      kind: fc.constantFrom('sum' as const, 'ratio' as const),
      better: fc.constantFrom('higher' as const),
      days,
      elapsed: days,
    });
    fc.assert(
      fc.property(goal, (one) => {
        const attainment = goalAttainment(one);
        expect(attainment === null || (Number.isFinite(attainment) && attainment >= 0)).toBe(true);
      }),
    );
  });
});
