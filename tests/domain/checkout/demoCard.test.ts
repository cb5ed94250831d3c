/** Tests the data that is stored of a typed card. */
import { describe, expect, test } from 'vitest';
import { emptyCard, failingCard, testCard } from '#domain/checkout/cardRules.ts';
import { demoCardOf } from '#domain/checkout/demoCard.ts';

const kept = (number: string) => demoCardOf({ number, expiry: ' 04 / 29 ' });

describe('a demo card', () => {
  test('keeps brand, last four digits and expiry, and never its number', () => {
    expect(kept(testCard)).toEqual({
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 4,
      expiryYear: 2_029,
      renewals: 'accepted',
    });
  });

  test('is known by its first digits', () => {
    const numbers = ['5555-5555-5555-4444', '2223003122003222', '378282246310005', '6011111111111117'];
    expect(numbers.map((number) => kept(number)?.brand)).toEqual([
      'mastercard',
      'mastercard',
      'amex',
      'other',
    ]);
  });

  test('of the number that fails later is declined at each renewal', () => {
    expect([kept(failingCard)?.renewals, kept('4000000000000341')?.renewals]).toEqual([
      'declined',
      'declined',
    ]);
  });

  test('is none where the form was left empty', () => {
    expect(demoCardOf(emptyCard)).toBeNull();
  });
});
