/** Stores the password verifier of an account in one vault entry, so that a new one replaces it and an erasure deletes it. */
import type { EventLog, VaultChange } from '#events/log/eventLog.ts';

export const passwordKey = (accountId: string): string => `password:${accountId}`;

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
