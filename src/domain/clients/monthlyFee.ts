/** How fees are written: `$1,500` in US dollars, else with the currency's code. */
import { englishNumber } from '../english/englishNumber.ts';

/** `$1,500`, `EUR 1,500`, `$99.50` for whole cents. */
export const feeAmount = (cents: number, currency: string): string => {
  const amount = englishNumber(
    cents / 100,
    cents % 100 === 0 ? { least: 0, most: 0 } : { least: 2, most: 2 },
  );
  return currency === 'USD' ? `$${amount}` : `${currency} ${amount}`;
};

/** `$1,500 a month`. */
export const monthlyFee = (cents: number, currency: string): string =>
  `${feeAmount(cents, currency)} a month`;
