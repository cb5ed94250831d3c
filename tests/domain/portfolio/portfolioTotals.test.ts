import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import { portfolioTotals } from '#domain/portfolio/portfolioTotals.ts';
import { mostTrendSteps, trendOf } from '#domain/portfolio/trendSteps.ts';

const measure = fc.option(fc.nat(1_000_000_000), { nil: null });
const figures: fc.Arbitrary<PortfolioFigures> = fc
  .record({
    spend_cents: measure,
    revenue_cents: measure,
    conversions: measure,
    sessions: measure,
    paid_conversions: measure,
  })
  .map((sums) => portfolioTotals([{ ...sums, mer: null, cpa_cents: null }]));

describe('the figures of several clients', () => {
  test('are sums, and ratios of sums: no mean of ratios', () => {
    const one = { spend_cents: 100, revenue_cents: 1_000, conversions: 9, sessions: 50, paid_conversions: 4 };
    const other = {
      spend_cents: 300,
      revenue_cents: 600,
      conversions: 3,
      sessions: null,
      paid_conversions: 1,
    };
    const ratios = { mer: 999, cpa_cents: 999 };

    expect(
      portfolioTotals([
        { ...one, ...ratios },
        { ...other, ...ratios },
      ]),
    ).toEqual({
      spend_cents: 400,
      revenue_cents: 1_600,
      conversions: 12,
      sessions: 50,
      paid_conversions: 5,
      mer: 4,
      cpa_cents: 80,
    });
  });

  test('are none of no client, and no ratio where nothing was spent', () => {
    expect(Object.values(portfolioTotals([]))).toEqual(Array(7).fill(null));
    const free = { spend_cents: 0, revenue_cents: 5, conversions: 1, sessions: 1, paid_conversions: 0 };
    const { mer, cpa_cents } = portfolioTotals([{ ...free, mer: null, cpa_cents: null }]);
    expect([mer, cpa_cents]).toEqual([null, null]);
  });

  test('are the same in any grouping, and never NaN, Infinity or -0', () => {
    fc.assert(
      fc.property(fc.array(figures), fc.array(figures), (some, others) => {
        const whole = portfolioTotals([...some, ...others]);
        expect(portfolioTotals([portfolioTotals(some), portfolioTotals(others)])).toEqual(whole);
        for (const value of Object.values(whole)) {
          expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        }
      }),
    );
  });
});

describe('a course', () => {
  test('has at most sixty steps, and keeps what its last whole steps add up to', () => {
    expect(trendOf([1, null, 3])).toEqual([1, null, 3]);
    expect(trendOf([])).toEqual([]);
    expect(trendOf(Array(90).fill(1))).toEqual(Array(45).fill(2));
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(1_000), { nil: null }), { maxLength: 1_100 }), (days) => {
        const steps = trendOf(days);
        expect(steps.length).toBeLessThanOrEqual(mostTrendSteps);
        expect(steps.length > 0).toBe(days.length > 0);
      }),
    );
  });
});
