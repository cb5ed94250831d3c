/** Tests the format of amounts and limits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDollars, formatLimit } from '#domain/plans/money.ts';

describe('money', () => {
  test('is written in dollars without decimals [S9.1]', () => {
    expect([0, 29, 999, 1_490, 228_012, 1_234_567.89, -50].map(formatDollars)).toEqual([
      '$0',
      '$29',
      '$999',
      '$1,490',
      '$228,012',
      '$1,234,568',
      '-$50',
    ]);
  });

  test('can be read back from what is written [S9.1]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), (dollars) => {
        expect(Number(formatDollars(dollars).replaceAll(/[$,]/g, ''))).toBe(dollars);
      }),
    );
  });
});

describe('limit', () => {
  test('is written with its thousands, and as Unlimited when there is none [S3.1]', () => {
    expect([-1, 0, 5, 10_000, 100_000].map(formatLimit)).toEqual([
      'Unlimited',
      '0',
      '5',
      '10,000',
      '100,000',
    ]);
  });
});
