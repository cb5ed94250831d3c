/** Tests lower adoption, lower savings, and what one more of each input adds. */
import { describe, expect, test } from 'vitest';
import { readRoiQuery, roiQuery } from '#domain/roi/roiAddress.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { roiResults } from '#domain/roi/roiResults.ts';
import { breakEvenAdoption, readAdoption, roiSensitivity, roiStress } from '#domain/roi/roiStress.ts';

describe('a stress test of the calculation', () => {
  test('at full adoption begins with the specified figures, and has 25 and 50% lower savings [S9.6]', () => {
    const cases = roiStress(roiDefaults, 100);
    expect(cases[0]?.results).toEqual(roiResults(roiDefaults));
    expect(
      cases.map(({ label, results }) => [label, results.yearlySavings, results.netAnnualBenefit]),
    ).toEqual([
      ['100% adoption', 230_400, 228_012],
      ['Savings 25% lower', 172_800, 170_412],
      ['Savings 50% lower', 115_200, 112_812],
    ]);
  });

  test('at half adoption halves what is saved, never what reporting costs', () => {
    const { yearlyCost, yearlySavings, monthlyHoursSaved } = roiResults(roiDefaults, 50);
    expect([yearlyCost, yearlySavings, monthlyHoursSaved]).toEqual([288_000, 115_200, 128]);
  });

  test('names the input that matters most first, and revenue without effect', () => {
    expect(roiSensitivity(roiDefaults, 100)).toEqual([
      { field: 'reportFrequency', gain: 57_600 },
      { field: 'hoursPerReport', gain: 28_800 },
      { field: 'clientCount', gain: 23_040 },
      { field: 'hourlyRate', gain: 3_072 },
      { field: 'monthlyRevenue', gain: 0 },
    ]);
  });

  test('knows the adoption that pays for the platform, and that nothing saved never does', () => {
    const at = breakEvenAdoption(roiDefaults) ?? 0;
    expect(roiResults(roiDefaults, at).netAnnualBenefit).toBeCloseTo(0, 6);
    expect(breakEvenAdoption({ ...roiDefaults, clientCount: 0 })).toBeNull();
  });

  test.each(['', 'adoption=10', 'adoption=101', 'adoption=half', 'adoption=50.5'])(
    'takes full adoption from “%s”',
    (search) => expect(readAdoption(search)).toBe(100),
  );

  test('keeps its adoption in the address, unless it is full', () => {
    expect(readAdoption(roiQuery(roiDefaults, 60))).toBe(60);
    expect(readRoiQuery(roiQuery(roiDefaults, 60))).toEqual({ inputs: roiDefaults, dropped: [] });
    expect(roiQuery(roiDefaults, 100)).toBe(roiQuery(roiDefaults));
  });
});
