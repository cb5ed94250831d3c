/** Tests customer lifetime value and its ratio to acquisition cost. */
import { expect, test } from 'vitest';
import { customerValue, lifetimeProblem } from '#domain/clients/customerValue.ts';

const lifetime = { ordersPerYear: 4, years: 2.5, marginPercent: 40 };

test('is AOV by orders a year, years and margin, and its ratio to CAC', () => {
  expect(customerValue({ lifetime, aovCents: 6_000, cacCents: 8_000 })).toEqual({
    cents: 24_000,
    ratio: 3,
    reason: null,
    ratioReason: null,
  });
});

test.each([
  [
    'without assumptions',
    { lifetime: null },
    { cents: null, reason: 'LTV needs assumptions', ratioReason: 'LTV:CAC needs assumptions' },
  ],
  [
    'without an AOV',
    { aovCents: null },
    { cents: null, reason: 'No LTV: there is no AOV', ratioReason: 'No LTV:CAC: there is no AOV' },
  ],
  [
    'without a CAC',
    { cacCents: null },
    { cents: 24_000, reason: null, ratioReason: 'No LTV:CAC: there is no CAC' },
  ],
  [
    'with a CAC of nothing',
    { cacCents: 0 },
    { cents: 24_000, reason: null, ratioReason: 'No LTV:CAC: there is no CAC' },
  ],
] as const)('has no ratio %s, and says why', (_what, lack, told) => {
  expect(customerValue({ lifetime, aovCents: 6_000, cacCents: 8_000, ...lack })).toEqual({
    ratio: null,
    ...told,
  });
});

test.each([
  ['ordersPerYear', 4, null],
  ['ordersPerYear', 0.25, null],
  ['ordersPerYear', 0, 'Enter a number from 0.01 to 365'],
  ['ordersPerYear', 366, 'Enter a number from 0.01 to 365'],
  ['years', 50, null],
  ['years', -1, 'Enter a number from 0.01 to 50'],
  ['years', Number.NaN, 'Enter a number from 0.01 to 50'],
  ['years', Number.POSITIVE_INFINITY, 'Enter a number from 0.01 to 50'],
  ['marginPercent', 100, null],
  ['marginPercent', 100.01, 'Enter a number from 0.01 to 100'],
  ['marginPercent', 33.33, null],
  ['marginPercent', 33.333, 'At most two digits after the point'],
] as const)('%s may be %s: %s', (part, value, problem) => {
  expect(lifetimeProblem(part, value)).toBe(problem);
});
