/** Tests the validation of saved calculations. */
import { describe, expect, test } from 'vitest';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { mostCompared, roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';

describe('roi scenario', () => {
  test('needs a name of 1 to 80 characters', () => {
    expect(
      ['Today', ` ${'x'.repeat(80)} `, '', '  ', 'x'.repeat(81), '\ud800'].map(scenarioNameProblem),
    ).toEqual([
      null,
      null,
      'Give the scenario a name',
      'Give the scenario a name',
      'The name must be at most 80 characters long',
      'The name contains a broken character',
    ]);
  });

  test('needs inputs within their ranges', () => {
    expect([
      roiInputErrors(roiDefaults),
      roiInputErrors({ ...roiDefaults, clientCount: -1, hourlyRate: 10_001 }),
      roiInputErrors({ ...roiDefaults, hoursPerReport: Number.NaN }),
    ]).toEqual([
      {},
      {
        'inputs.clientCount': 'Clients must be 0 to 10000',
        'inputs.hourlyRate': 'Hourly rate must be 0 to 10000',
      },
      { 'inputs.hoursPerReport': 'Hours per report must be 0 to 1000' },
    ]);
  });

  test('can stand beside two others', () => {
    expect(mostCompared).toBe(3);
  });
});
