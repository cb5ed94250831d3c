/** Validates, cleans and compares email addresses. */
import { withoutInvisible } from '../text/visibleText.ts';

const longestEmail = 254;

/** East Asian keyboards type addresses in wide letters and end labels with their own full stops. */
const wideLetters = /[\uFF01-\uFF5E\uFE50-\uFE6B]/g;
const fullStops = /[\u3002\uFF61]/g;

/** Removes invisible characters that come along when an address is pasted, and wide forms of its letters. */
export const cleanEmail = (email: string): string =>
  withoutInvisible(email)
    .trim()
    .replaceAll(wideLetters, (letter) => letter.normalize('NFKC'))
    .replaceAll(fullStops, '.');

/** Comparable form: no invisible characters, lower case, then NFC. The order matters: some letters lose NFC in lower case. */
export const normalizeEmail = (email: string): string => cleanEmail(email).toLowerCase().normalize('NFC');

/** One @ between two parts without white space, a dot in the domain, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const isEmail = (email: string): boolean => {
  const address = normalizeEmail(email);
  return address.length <= longestEmail && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
};
