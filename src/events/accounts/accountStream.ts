/** Which stream an account lives in: keyed by its address, so that the same address cannot be registered twice. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { sha256Hex } from '../log/digest.ts';

/** `account-` and 40 hex digits of the SHA-256 of the normalized address. */
export const accountStream = (email: string): string =>
  `account-${sha256Hex(normalizeEmail(email)).slice(0, 40)}`;
