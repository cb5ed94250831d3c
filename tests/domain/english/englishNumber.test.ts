/** Tests English numbers against `Intl`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishDollars, englishNumber, englishShort } from '#domain/english/englishNumber.ts';

const numbers = fc.oneof(
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 1_000),
  fc.constantFrom(
    0,
    -0,
    0.5,
    1.005,
    -1.005,
    999.95,
    999_950,
    9.995,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);
const places = fc
  .integer({ min: 0, max: 3 })
  .chain((most) => fc.record({ least: fc.integer({ min: 0, max: most }), most: fc.constant(most) }));

describe('English numbers', () => {
  test('are written as Intl writes them', () => {
    fc.assert(
      fc.property(numbers, places, (value, decimals) => {
        const { least, most } = decimals;
        const format = new Intl.NumberFormat('en-US', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
        });

        expect(englishNumber(value, decimals)).toBe(format.format(value));
      }),
    );
  });

  test('of dollars are written as Intl writes them', () => {
    fc.assert(
      fc.property(numbers, places, (value, decimals) => {
        const { least, most } = decimals;
        const currency = { style: 'currency', currency: 'USD' } as const;
        const format = new Intl.NumberFormat('en-US', {
          ...currency,
          minimumFractionDigits: least,
          maximumFractionDigits: most,
        });

        expect(englishDollars(value, decimals)).toBe(format.format(value));
      }),
    );
  });

  test('are shortened to thousands, millions, billions and trillions', () => {
    const values = [
      0, 7, 999, 999.94, 1_000, 1_234, 24_431, 999_949, 999_950, 1_250_000, 3e9, 4.2e13, -24_431,
    ];
    const format = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

    expect(values.map(englishShort)).toEqual(values.map((value) => format.format(value)));
  });
});
