/** Tests the payment card of a subscription. */
import { describe, expect, test } from 'vitest';
import { cardTitle, chargeFailure, expiryText, type PaymentCard } from '#domain/plans/paymentCard.ts';

const card: PaymentCard = {
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 2,
  expiryYear: 2_026,
  renewals: 'accepted',
};

describe('a payment card', () => {
  test('is charged to the end of the month in which it expires', () => {
    expect([
      chargeFailure(card, '2026-02-28T23:59:59.999Z'),
      chargeFailure(card, '2026-03-01T00:00:00.000Z'),
    ]).toEqual([null, 'expired']);
  });

  test('fails when the demo provider declines it', () => {
    expect(chargeFailure({ ...card, renewals: 'declined' }, '2026-01-05T09:00:00.000Z')).toBe('declined');
  });

  test('is reported by brand, last digits and expiry', () => {
    expect([cardTitle(card), expiryText(card)]).toEqual(['Visa ending in 4242', '02/2026']);
  });
});
