/** Tests the exact texts of the checkout. */
import { describe, expect, test } from 'vitest';
import { checkoutTexts } from '#domain/checkout/checkoutTexts.ts';

describe('checkout texts', () => {
  test('are those of the specification [S4.6] [S8.3]', () => {
    expect(checkoutTexts).toEqual({
      processing: 'Processing...',
      success: 'Demo checkout successful!',
      noPayment: 'In production, this would process a real payment.',
    });
  });
});
