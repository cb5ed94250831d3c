/** Tests the cost of reporting and the savings of automation. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roiLines, roiSummary } from '#domain/roi/roiFormulas.ts';
import { roiDefaults, roiFieldFacts } from '#domain/roi/roiInputs.ts';
import { roiResults } from '#domain/roi/roiResults.ts';
import { formatHours, formatPayback, formatPercent } from '#domain/roi/roiTexts.ts';
import { anyRoiInputs } from './anyRoiInputs.ts';

describe('roi results', () => {
  test('of the defaults are the specified figures [S9.6]', () => {
    const { annualRoi, paybackMonths, ...exact } = roiResults(roiDefaults);

    expect(exact).toEqual({
      monthlyHours: 320,
      monthlyCost: 24_000,
      yearlyCost: 288_000,
      monthlyHoursSaved: 256,
      monthlySavings: 19_200,
      yearlySavings: 230_400,
      platformCost: 2_388,
      netAnnualBenefit: 228_012,
      costShare: 48,
    });
    expect([Math.round(annualRoi), paybackMonths?.toFixed(2)]).toEqual([9_548, '0.12']);
  });

  test('of the defaults read as specified, each with its formula [S9.6] [S2.19]', () => {
    expect(roiLines(roiDefaults)).toEqual([
      { label: 'Reporting hours a month', formula: '10 clients × 8 h × 4 reports', result: '320 h' },
      { label: 'Cost a month', formula: '320 h × $75', result: '$24,000' },
      { label: 'Cost a year', formula: '12 × $24,000', result: '$288,000' },
      { label: 'Time saved a month', formula: '80% of 320 h', result: '256 h' },
      { label: 'Money saved a month', formula: '80% of $24,000', result: '$19,200' },
      { label: 'Money saved a year', formula: '80% of $288,000', result: '$230,400' },
      { label: 'Platform cost a year', formula: '12 × $199', result: '$2,388' },
      { label: 'Annual ROI', formula: '($230,400 − $2,388) ÷ $2,388 × 100', result: '9,548%' },
      { label: 'Payback', formula: '$2,388 ÷ $19,200 a month', result: '0.12 months' },
      { label: 'Net annual benefit', formula: '$230,400 − $2,388', result: '$228,012' },
    ]);
    expect(roiSummary(roiDefaults)).toBe(
      'Net annual benefit $228,012, annual ROI 9,548%, pays back after 0.12 months.',
    );
  });

  test('without reporting say that it never pays back, and lose the platform’s cost', () => {
    const idle = { ...roiDefaults, monthlyRevenue: 0, clientCount: 0 };

    expect(roiResults(idle)).toEqual({
      monthlyHours: 0,
      monthlyCost: 0,
      yearlyCost: 0,
      monthlyHoursSaved: 0,
      monthlySavings: 0,
      yearlySavings: 0,
      platformCost: 2_388,
      annualRoi: -100,
      paybackMonths: null,
      netAnnualBenefit: -2_388,
      costShare: null,
    });
    expect(roiSummary(idle)).toBe(
      'Net annual benefit -$2,388, annual ROI -100%, never pays back at these inputs.',
    );
  });

  test('do not depend on the members of the team', () => {
    expect(roiResults({ ...roiDefaults, teamMembers: 12 })).toEqual(roiResults(roiDefaults));
  });

  test('are finite, and written without NaN or Infinity, whatever the inputs', () => {
    fc.assert(
      fc.property(anyRoiInputs, (inputs) => {
        const { paybackMonths, costShare, ...numbers } = roiResults(inputs);
        const all = [...Object.values(numbers), paybackMonths ?? 0, costShare ?? 0];

        expect(all.filter((value) => !Number.isFinite(value))).toEqual([]);
        expect(JSON.stringify([roiLines(inputs), roiSummary(inputs)])).not.toMatch(/NaN|Infinity|∞/);
      }),
    );
  });

  test('pay back exactly when something is saved, and the net is what is saved less the platform', () => {
    fc.assert(
      fc.property(anyRoiInputs, (inputs) => {
        const results = roiResults(inputs);

        expect(results.paybackMonths === null).toBe(results.monthlyCost === 0);
        expect(results.netAnnualBenefit).toBe(results.yearlySavings - 2_388);
      }),
    );
  });

  test('are whole cents even at the largest inputs', () => {
    const most = Object.fromEntries(
      Object.entries(roiFieldFacts).map(([field, facts]) => [field, facts.most]),
    );
    const { yearlyCost } = roiResults({ ...roiDefaults, ...most });

    expect([yearlyCost, Number.isSafeInteger(yearlyCost)]).toEqual([1_200_000_000_000_000, true]);
  });
});

describe('roi texts', () => {
  test('write hours, shares and paybacks as people do', () => {
    expect([
      formatHours(0.8),
      formatHours(1_024),
      formatPercent(9_548.24),
      formatPercent(4.56),
      formatPercent(-100),
      formatPayback(1),
      formatPayback(2.388),
      formatPayback(1_234.5),
      formatPayback(0.001),
      formatPayback(null),
    ]).toEqual([
      '0.8 h',
      '1,024 h',
      '9,548%',
      '4.6%',
      '-100%',
      '1 month',
      '2.39 months',
      '1,235 months',
      'under 0.01 months',
      'never pays back at these inputs',
    ]);
  });
});
