/** The demo card of a subscription: the kept facts (never its number), and the demo provider’s answers to a charge. */

export const cardBrands = ['visa', 'mastercard', 'amex', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** What the demo provider does with the card when a renewal is charged; the number that was typed decides. */
export const renewalOutcomes = ['accepted', 'declined'] as const;

export type PaymentCard = {
  readonly brand: CardBrand;
  readonly lastFour: string;
  /** 1 to 12; the card holds to the end of that month. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly renewals: (typeof renewalOutcomes)[number];
};

/** `missing`: there is no card any more. */
export const chargeFailures = ['declined', 'expired', 'missing'] as const;
export type ChargeFailure = (typeof chargeFailures)[number];

/** Why a charge failed, as a part of a sentence. */
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

/** `Visa ending in 4242`. */
export const cardTitle = ({ brand, lastFour }: Pick<PaymentCard, 'brand' | 'lastFour'>): string =>
  `${brandTitles[brand]} ending in ${lastFour}`;

/** `04/2029`. */
export const expiryText = ({
  expiryMonth,
  expiryYear,
}: Pick<PaymentCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;

/** Why a charge at a time (ISO 8601 UTC) fails; null when it goes through. */
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

/** As the wire names it. */
export const wireCard = ({ brand, lastFour, expiryMonth, expiryYear, renewals }: PaymentCard) => ({
  brand,
  last_four: lastFour,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  renewals,
});
