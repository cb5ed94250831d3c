/** Tests that a response curve is found again in its own weeks, and why a fit is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitResponse, marginAt, revenueAt } from '#domain/analysis/responseCurve.ts';

const weeksOf = (curve: { a: number; b: number }, spends: readonly number[]) =>
  spends.map((spend) => ({ spend, revenue: Math.round(revenueAt(curve, spend)) }));

const spends = Array.from({ length: 26 }, (_, week) => 40_000 + ((week * 37) % 26) * 8_000);

describe('a response curve', () => {
  test('is found again in weeks that it made', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300_000, max: 9_000_000 }),
        fc.integer({ min: 60_000, max: 400_000 }),
        (a, b) => {
          const { curve, reason, explained, weeks } = fitResponse(weeksOf({ a, b }, spends));
          expect([reason, weeks]).toEqual([null, 26]);
          expect(explained).toBeGreaterThan(0.99);
          for (const spend of [60_000, 150_000, 240_000])
            expect(revenueAt(curve, spend) / revenueAt({ a, b }, spend)).toBeCloseTo(1, 1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('brings less by each further unit, as its slope says', () => {
    const curve = { a: 1_000_000, b: 100_000 };
    const slope = (revenueAt(curve, 50_010) - revenueAt(curve, 49_990)) / 20;

    expect(marginAt(curve, 50_000)).toBeCloseTo(slope, 6);
    expect(marginAt(curve, 60_000)).toBeLessThan(marginAt(curve, 50_000));
    expect(revenueAt(curve, 0)).toBe(0);
  });

  test('is illustrative with few weeks, flat spend, noise, or no bend, and then passes through the mean of the latest weeks', () => {
    const line = spends.map((spend) => ({ spend, revenue: spend * 4 }));
    const noise = spends.map((spend, week) => ({ spend, revenue: 100_000 + ((week * 7_919) % 13) * 9_000 }));
    const flat = spends.map((_, week) => ({ spend: 50_000 + (week % 2), revenue: 200_000 }));
    const reasons = [line.slice(0, 11), flat, noise, line].map((weeks) => fitResponse(weeks).reason);
    const { curve } = fitResponse(line);
    const usual = spends.slice(-4).reduce((sum, spend) => sum + spend, 0) / 4;

    expect(reasons).toEqual(['fewWeeks', 'flatSpend', 'poorFit', 'noSaturation']);
    expect(revenueAt(curve, usual)).toBeCloseTo(usual * 4, 3);
  });

  test('without a week with spend is a sound number', () => {
    const { curve, weeks } = fitResponse([{ spend: 0, revenue: 10 }]);

    expect([weeks, curve, revenueAt(curve, 100)]).toEqual([0, { a: 0, b: 1 }, 0]);
  });
});
