/** Tests the validation of the placeholder card form. */
import { describe, expect, test } from 'vitest';
import { type CardFields, cardErrors, emptyCard, testCard } from '#domain/checkout/cardRules.ts';

const now = Date.parse('2026-01-31T23:59:59.999Z');
const card: CardFields = { holder: 'Nora Berg', number: testCard, expiry: '01/26', code: '123' };
const wrong = (changes: Partial<CardFields>) => cardErrors({ ...card, ...changes }, now);

describe('card form', () => {
  test('may stay empty, and takes the test card [S7.2]', () => {
    expect([cardErrors(emptyCard, now), cardErrors({ ...emptyCard, holder: ' ' }, now), wrong({})]).toEqual([
      {},
      {},
      {},
    ]);
  });

  test('once begun, wants all of it', () => {
    expect(cardErrors({ ...emptyCard, code: '12' }, now)).toEqual({
      holder: 'Enter a name, or leave the whole card empty',
      number: 'A card number has 12 to 19 digits',
      expiry: 'Enter month and year, such as 04/29',
      code: 'The security code has 3 or 4 digits',
    });
  });

  test('knows a number by its check digit, with spaces or dashes', () => {
    expect([
      wrong({ number: '4242-4242-4242-4242' }),
      wrong({ number: '5555 5555 5555 4444' }),
      wrong({ number: '4242 4242 4242 4243' }),
      wrong({ number: '4000 0000 0000 0002' }),
    ]).toEqual([
      {},
      {},
      { number: 'This card number is not valid' },
      { number: 'This test card is always declined; try another one' },
    ]);
  });

  test('takes a card to the end of its month', () => {
    const expired = { expiry: 'This card has expired' };
    expect([wrong({ expiry: '01/26' }), cardErrors(card, now + 1), wrong({ expiry: '12 / 25' })]).toEqual([
      {},
      expired,
      expired,
    ]);
    expect([wrong({ expiry: '13/30' }), wrong({ expiry: '1/30' })]).toEqual([
      { expiry: 'Enter month and year, such as 04/29' },
      { expiry: 'Enter month and year, such as 04/29' },
    ]);
  });
});
