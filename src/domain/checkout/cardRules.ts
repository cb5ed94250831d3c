/** Validates the demo card form; the checkout allows an empty one. */

import type { FieldErrors } from '../accounts/signUpRules.ts';
import { tidyText } from '../text/visibleText.ts';

export type CardFields = {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
};

export const emptyCard: CardFields = { holder: '', number: '', expiry: '', code: '' };

/** Public test numbers of payment providers: one succeeds, one fails at renewals, one is declined. */
export const testCard = '4242 4242 4242 4242';
export const failingCard = '4000 0000 0000 0341';
const declinedCard = '4000000000000002';

export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The check digit of ISO/IEC 7812-1, annex B: from the right every second digit counts double. */
const hasValidCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const numberProblem = (text: string): string | null => {
  const digits = digitsOf(text);
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits';
  if (!hasValidCheckDigit(digits)) return 'This card number is not valid';
  return digits === declinedCard ? 'This test card is always declined; try another one' : null;
};

/** Month from 1 to 12 and full year; null if invalid. */
export const expiryOf = (text: string): { readonly month: number; readonly year: number } | null => {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  return month === '' ? null : { month: Number(month), year: 2_000 + Number(year) };
};

const expiryProblem = (text: string, now: number): string | null => {
  const expires = expiryOf(text);
  if (expires === null) return 'Enter month and year, such as 04/29';
  const firstDayAfter = Date.UTC(expires.year, expires.month, 1);
  return firstDayAfter > now ? null : 'This card has expired';
};

/** Errors of a required card, by field. `now` in milliseconds. */
export const wholeCardErrors = (card: CardFields, now: number): FieldErrors<keyof CardFields> => {
  const found: [keyof CardFields, string | null][] = [
    ['holder', tidyText(card.holder) === '' ? 'Enter the name on the card' : null],
    ['number', numberProblem(card.number)],
    ['expiry', expiryProblem(card.expiry, now)],
    ['code', /^\s*\d{3,4}\s*$/.test(card.code) ? null : 'The security code has 3 or 4 digits'],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
};

/** Allows an empty form: the checkout charges no one. */
export const cardErrors = (card: CardFields, now: number): FieldErrors<keyof CardFields> => {
  if (Object.values(card).every((text) => tidyText(text) === '')) return {};
  const errors = wholeCardErrors(card, now);
  return errors.holder === undefined
    ? errors
    : { ...errors, holder: 'Enter a name, or leave the whole card empty' };
};
