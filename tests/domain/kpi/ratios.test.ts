/** Tests key metrics as ratios of sums. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, pointsBetween } from '#domain/kpi/change.ts';
import { type Measures, measureNames, noMeasures, sumMeasures } from '#domain/kpi/measures.ts';
import { ratiosOf } from '#domain/kpi/ratios.ts';

const ads: Measures = {
  impressions: 40_000,
  clicks: 800,
  spend_cents: 60_000,
  conversions: 20,
  revenue_cents: 150_000,
  sessions: 760,
  users: 700,
};

const own: Measures = { ...noMeasures, conversions: 30, revenue_cents: 210_000, sessions: 1_240, users: 900 };

const anyMeasures: fc.Arbitrary<Measures> = fc.record(
  Object.fromEntries(measureNames.map((name) => [name, fc.nat(1_000_000)])) as Record<
    (typeof measureNames)[number],
    fc.Arbitrary<number>
  >,
);

describe('the key figures', () => {
  test('divide the paid channels’ sums where money is meant, and all sums where the site is', () => {
    expect(ratiosOf({ all: sumMeasures([ads, own]), paid: ads })).toEqual({
      ctr: 0.02,
      cvr: 0.025,
      roas: 2.5,
      mer: 6,
      cpc_cents: 75,
      cpm_cents: 1_500,
      cpa_cents: 3_000,
      aov_cents: 7_200,
    });
  });

  test('are null where the denominator is zero, never 0, NaN or Infinity', () => {
    expect(ratiosOf({ all: noMeasures, paid: noMeasures })).toEqual({
      ctr: null,
      cvr: null,
      roas: null,
      mer: null,
      cpc_cents: null,
      cpm_cents: null,
      cpa_cents: null,
      aov_cents: null,
    });
    expect(ratiosOf({ all: own, paid: noMeasures })).toEqual({
      ...ratiosOf({ all: noMeasures, paid: noMeasures }),
      cvr: 30 / 1_240,
      aov_cents: 7_000,
    });
  });

  test('are ratios of sums, not means of ratios', () => {
    const small = { ...ads, sessions: 10, conversions: 5 };
    const large = { ...ads, sessions: 990, conversions: 5 };

    expect(ratiosOf({ all: sumMeasures([small, large]), paid: noMeasures }).cvr).toBe(0.01);
  });

  test('are finite or null for any measures', () => {
    fc.assert(
      fc.property(anyMeasures, anyMeasures, (all, paid) => {
        const wrong = Object.values(ratiosOf({ all, paid })).filter(
          (ratio) => ratio !== null && !(Number.isFinite(ratio) && ratio >= 0),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });
});

describe('sums of measures', () => {
  test('do not depend on order or grouping', () => {
    fc.assert(
      fc.property(fc.array(anyMeasures, { maxLength: 8 }), fc.nat(8), (parts, cut) => {
        const grouped = sumMeasures([sumMeasures(parts.slice(cut)), sumMeasures(parts.slice(0, cut))]);
        expect(grouped).toEqual(sumMeasures(parts));
      }),
    );
  });

  test('of nothing are zeros', () => {
    expect(sumMeasures([])).toEqual(noMeasures);
  });
});

describe('a change', () => {
  test('is told by the former figure, and has no baseline at zero', () => {
    expect([
      changeOf(120, 100),
      changeOf(50, 100),
      changeOf(0, 0),
      changeOf(5, 0),
      changeOf(5, null),
    ]).toEqual([0.2, -0.5, 0, null, null]);
  });

  test('of a share is told in points', () => {
    expect([pointsBetween(0.03, 0.025)?.toFixed(6), pointsBetween(null, 0.02)]).toEqual(['0.500000', null]);
  });
});
