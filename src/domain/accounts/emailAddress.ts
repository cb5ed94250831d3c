/** What counts as an email address, and when two of them are the same. */
import { withoutInvisible } from '../text/visibleText.ts';

const longestEmail = 254;

/** An address as it is kept: nothing invisible comes along from where it was copied. */
export const cleanEmail = (email: string): string => withoutInvisible(email).trim();

/**
 * The form in which addresses are compared: without invisible characters, in lower case, NFC.
 * In this order: some letters are no longer NFC in lower case.
 */
export const normalizeEmail = (email: string): string => cleanEmail(email).toLowerCase().normalize('NFC');

/** One @ between two parts without white space, a dot in the domain, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const isEmail = (email: string): boolean => {
  const address = normalizeEmail(email);
  return address.length <= longestEmail && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
};
