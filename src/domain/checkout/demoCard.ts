/** Reduces a typed card to brand, last four digits and expiry; number and security code never leave the page. */
import type { CardBrand, PaymentCard } from '../plans/paymentCard.ts';
import { type CardFields, digitsOf, expiryOf, failingCard } from './cardRules.ts';

/** By the leading digits, as assigned under ISO/IEC 7812. */
const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
];

/** Null for an empty form. Requires a card without `cardErrors`. */
export const demoCardOf = ({ number, expiry }: Pick<CardFields, 'number' | 'expiry'>): PaymentCard | null => {
  const digits = digitsOf(number);
  const expires = expiryOf(expiry);
  if (digits === '' || expires === null) return null;
  return {
    brand: brands.find(([, first]) => first.test(digits))?.[0] ?? 'other',
    lastFour: digits.slice(-4),
    expiryMonth: expires.month,
    expiryYear: expires.year,
    renewals: digits === digitsOf(failingCard) ? 'declined' : 'accepted',
  };
};
