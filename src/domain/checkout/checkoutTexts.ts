/** Holds the exact texts of the checkout (S4.6, S8.3). */

export const checkoutTexts = {
  processing: 'Processing...',
  success: 'Demo checkout successful!',
  noPayment: 'In production, this would process a real payment.',
} as const;
