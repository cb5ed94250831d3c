/** Names the vault entries of an account, so that a new value replaces the former and an erasure deletes it: password verifier and second factor. */
import type { EventLog, VaultChange } from '#events/log/eventLog.ts';

export const passwordKey = (accountId: string): string => `password:${accountId}`;

/** The secret of an authenticator app, and the hashes of backup codes. */
export const secondFactorKey = (accountId: string): string => `secondFactor:${accountId}`;

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
