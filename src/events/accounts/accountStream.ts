/** Names the stream of an account by its address, so that an address cannot be registered twice. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { sha256Hex } from '../log/digest.ts';
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { AccountEvent } from './accountEvents.ts';

/** `account-` and 40 hex digits of the SHA-256 of the normalized address. */
export const accountStream: StreamRule<AccountEvent, readonly [email: string]> = {
  category: 'account',
  of: (email) => `account-${sha256Hex(normalizeEmail(email)).slice(0, 40)}`,
  tagsOf: tagsOfAccount,
};
