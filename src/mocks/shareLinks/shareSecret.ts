/** Stores the secrets of share links in the vault: hashes of tokens and passes, verifiers of passwords (ruling D17). */
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog, VaultChange } from '#events/log/eventLog.ts';

type Vault = Pick<EventLog, 'vault'>;

export type SharePlace = { readonly workspaceId: string; readonly shareLinkId: string };

const linkKey = (token: string): string => `share:${sha256Hex(token)}`;
const passwordKey = (passwordId: string): string => `sharePassword:${passwordId}`;
const passKey = (pass: string): string => `sharePass:${sha256Hex(pass)}`;

/** The secret remains when the link is revoked: only the workspace's events say whether it works. */
export const linkSecret = (token: string, place: SharePlace): VaultChange => ({
  put: linkKey(token),
  value: place,
});

export const placeOfToken = async ({ vault }: Vault, token: string): Promise<SharePlace | null> => {
  const value = await vault.get(linkKey(token));
  if (typeof value?.workspaceId !== 'string' || typeof value.shareLinkId !== 'string') return null;
  return { workspaceId: value.workspaceId, shareLinkId: value.shareLinkId };
};

export const passwordSecret = (passwordId: string, verifier: string): VaultChange => ({
  put: passwordKey(passwordId),
  value: { verifier },
});

export const verifierOf = async ({ vault }: Vault, passwordId: string): Promise<string | null> => {
  const value = await vault.get(passwordKey(passwordId));
  return typeof value?.verifier === 'string' ? value.verifier : null;
};

export type SharePass = {
  readonly passwordId: string | null;
  readonly shareLinkId: string;
  readonly until: string;
};

export const passSecret = (pass: string, value: SharePass): VaultChange => ({ put: passKey(pass), value });

/** True when a pass opens the link at `now`; a change of password invalidates it. */
export const isPassFor = async (
  { vault }: Vault,
  pass: string | null,
  { id, passwordId, now }: { readonly id: string; readonly passwordId: string; readonly now: string },
): Promise<boolean> => {
  const value = pass === null ? null : await vault.get(passKey(pass));
  return (
    value?.shareLinkId === id &&
    value.passwordId === passwordId &&
    typeof value.until === 'string' &&
    value.until > now
  );
};
