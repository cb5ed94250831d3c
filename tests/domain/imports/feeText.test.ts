/** Monthly fees as people write them. */
import { describe, expect, test } from 'vitest';
import { centsOfFee, currenciesIn, readFee } from '#domain/imports/feeText.ts';

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
      '1.005',
    ];
    expect(amounts.map(centsOfFee)).toEqual([
      150_000,
      150_000,
      150_050,
      150_050,
      150_000,
      0,
      1_250,
      null,
      null,
      null,
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
    expect(currenciesIn('$5 or €6, usd')).toEqual(['USD', 'EUR']);
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
      'Not an amount in USD, EUR, GBP or CHF',
      'Not an amount in USD, EUR, GBP or CHF',
      'Unknown currency “SEK”',
      'Says EUR, its column says GBP',
      'Names two currencies',
    ]);
  });
});
