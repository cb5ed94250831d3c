/** Tests the parsing of monthly fees. */
import { describe, expect, test } from 'vitest';
import { readFee } from '#domain/imports/feeText.ts';

const none = { fee: '', currency: '', header: 'Monthly fee' };

describe('a fee in a file', () => {
  test('is an amount as people write it', () => {
    const amounts = [
      '1500',
      '$1,500',
      '1,500.50',
      '1.500,50',
      '1 500 EUR',
      '',
      '12,5',
      'much',
      '-5',
      '1,500.005',
      '1.500',
      '$1,500 a month',
      "CHF 1'500.–",
    ];
    expect(
      amounts.map((fee) => {
        const { cents, problem } = readFee({ ...none, fee });
        return problem ?? cents;
      }),
    ).toEqual([
      150_000,
      150_000,
      150_050,
      150_050,
      150_000,
      0,
      1_250,
      'Must be a number',
      'Must not be negative',
      'At most two digits after the decimal mark',
      '“1.500” can mean 1,500 or 1.5. Write 1500 or 1.5',
      150_000,
      150_000,
    ]);
  });

  test('is in the currency of its cell, else of its column, else of the header, else in US dollars', () => {
    const fees = [
      { ...none, fee: '€1.500,00' },
      { ...none, fee: '1,200 gbp' },
      { ...none, fee: '900', currency: 'CHF' },
      { ...none, fee: '900', header: 'Fee (EUR)' },
      { ...none, fee: '900', currency: 'GBP', header: 'Fee (EUR)' },
      { ...none, fee: '900' },
    ].map(readFee);
    expect(fees.map(({ cents, currency, problem }) => [cents, currency, problem])).toEqual([
      [150_000, 'EUR', null],
      [120_000, 'GBP', null],
      [90_000, 'CHF', null],
      [90_000, 'EUR', null],
      [90_000, 'GBP', null],
      [90_000, 'USD', null],
    ]);
  });

  test('is never taken for dollars when it says something else', () => {
    const problems = [
      { ...none, fee: '¥9000' },
      { ...none, fee: '500 SEK' },
      { ...none, fee: '500', currency: 'SEK' },
      { ...none, fee: '€500', currency: 'GBP' },
      { ...none, fee: '$500 €' },
    ].map((cells) => readFee(cells).problem);
    expect(problems).toEqual([
      'Must be in USD, EUR, GBP or CHF, without “¥”',
      'Must be in USD, EUR, GBP or CHF, without “SEK”',
      'Unknown currency “SEK”',
      'Says EUR, but its column says GBP',
      'Must be in one unit, not “$” and “€”',
    ]);
  });
});
