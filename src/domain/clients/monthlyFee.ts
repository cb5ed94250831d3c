/** Formats and parses fees: `$1,500` in US dollars, otherwise with the currency's code. */
import { englishNumber } from '../english/englishNumber.ts';
import { readTypedNumber, type TypedNumber } from '../numbers/readTypedNumber.ts';
import type { Currency } from './contractRules.ts';

/** `$1,500`, `EUR 1,500`, `$99.50` for whole cents. */
export const feeAmount = (cents: number, currency: string): string => {
  const amount = englishNumber(
    cents / 100,
    cents % 100 === 0 ? { least: 0, most: 0 } : { least: 2, most: 2 },
  );
  return currency === 'USD' ? `$${amount}` : `${currency} ${amount}`;
};

export const monthlyFee = (cents: number, currency: string): string =>
  `${feeAmount(cents, currency)} a month`;

/** Parses a typed fee into whole cents; a named currency must be among `units`. */
export const readMonthlyFee = (text: string, units: readonly Currency[]): TypedNumber => {
  const amount = text.replace(/(?:\ba|\bper|\/)\s*mo(?:nth)?\.?\s*$/i, '');
  const typed = readTypedNumber(amount, { decimals: 2, units });
  return typed.value === null ? typed : { ...typed, value: Math.round(typed.value * 100) };
};
