/** What counts as an email address, and when two of them are the same. */

const longestEmail = 254;

/**
 * The form in which addresses are compared: without surrounding space, in lower case, NFC.
 * In this order: some letters are no longer NFC in lower case.
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');

/** One @ between two parts without white space, a dot in the domain, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const isEmail = (email: string): boolean => {
  const address = normalizeEmail(email);
  return address.length <= longestEmail && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
};
