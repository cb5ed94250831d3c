/** Defines the stored card facts, never its number, and the demo provider’s answers to a charge. */

export const cardBrands = ['visa', 'mastercard', 'amex', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** The demo provider's answer to a renewal charge, decided by the typed number. */
export const renewalOutcomes = ['accepted', 'declined'] as const;

export type PaymentCard = {
  readonly brand: CardBrand;
  readonly lastFour: string;
  /** 1 to 12; the card is valid to the end of that month. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly renewals: (typeof renewalOutcomes)[number];
};

export const chargeFailures = ['declined', 'expired', 'missing'] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

export const chargeFailureWords: Readonly<Record<ChargeFailure, string>> = {
  declined: 'the card was declined',
  expired: 'the card has expired',
  missing: 'there is no card',
};

const brandTitles: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  other: 'Card',
};

export const cardTitle = ({ brand, lastFour }: Pick<PaymentCard, 'brand' | 'lastFour'>): string =>
  `${brandTitles[brand]} ending in ${lastFour}`;

export const expiryText = ({
  expiryMonth,
  expiryYear,
}: Pick<PaymentCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;

/** `at` is ISO 8601 UTC; null if the charge succeeds. */
export const chargeFailure = (card: PaymentCard, at: string): ChargeFailure | null => {
  const firstDayAfter = Date.UTC(card.expiryYear, card.expiryMonth, 1);
  if (firstDayAfter <= Date.parse(at)) return 'expired';
  return card.renewals === 'declined' ? 'declined' : null;
};

export const isSameCard = (one: PaymentCard, other: PaymentCard): boolean =>
  one.brand === other.brand &&
  one.lastFour === other.lastFour &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear &&
  one.renewals === other.renewals;

export const wireCard = ({ brand, lastFour, expiryMonth, expiryYear, renewals }: PaymentCard) => ({
  brand,
  last_four: lastFour,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  renewals,
});
