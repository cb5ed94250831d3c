/** Where the verifier of an account's password stands in the vault: one value, so that a new one replaces it and an erasure takes it. */
import type { EventLog, VaultChange } from '#events/log/eventLog.ts';

export const passwordKey = (accountId: string): string => `password:${accountId}`;

/** What an account's password is compared with; null when it has none, and for no account. */
export const verifierOf = async (
  { vault }: Pick<EventLog, 'vault'>,
  accountId: string | null,
): Promise<string | null> => {
  const secret = accountId === null ? null : await vault.get(passwordKey(accountId));
  return typeof secret?.verifier === 'string' ? secret.verifier : null;
};

export const putVerifier = (accountId: string, verifier: string): VaultChange => ({
  put: passwordKey(accountId),
  value: { verifier },
});
