/** Tests the inputs of the ROI calculator. */
import { describe, expect, test } from 'vitest';
import { parseRoiNumber, roiDefaults, roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';

describe('roi inputs', () => {
  test('are the specified ones with their defaults [S2.19] [S3.1] [S9.6]', () => {
    expect([roiFields, roiDefaults]).toEqual([
      ['monthlyRevenue', 'clientCount', 'hoursPerReport', 'reportFrequency', 'hourlyRate'],
      { monthlyRevenue: 50_000, clientCount: 10, hoursPerReport: 8, reportFrequency: 4, hourlyRate: 75 },
    ]);
  });

  test('have the specified sliders [S2.19]', () => {
    const { clientCount, hoursPerReport, reportFrequency } = roiFieldFacts;

    expect([clientCount, hoursPerReport, reportFrequency].map(({ slider }) => slider)).toEqual([
      { min: 1, max: 100, step: 1 },
      { min: 1, max: 40, step: 1 },
      { min: 1, max: 20, step: 1 },
    ]);
  });

  test.each([
    ['12', 12],
    ['12.9', 12],
    ['7 clients', 7],
    ['$1,250', 1_250],
    ['8 hours per report', 8],
    ['50 thousand', 0],
    ['2 Mio', 0],
    ['30 minutes', 0],
    ['', 0],
    ['clients', 0],
    ['-3', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['99999999999999999999', 10_000],
  ])('typed as %j count as %d [S2.19]', (text, counted) => {
    expect(parseRoiNumber(text, 'clientCount')).toBe(counted);
  });
});
