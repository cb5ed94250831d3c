/** Builds a new session: its command, its secret for the vault, and the only reply with the token. */

import type { Membership, Profile, SignedIn, User } from '#domain/contract/authSchemas.ts';
import type { Account } from '#events/accounts/account.ts';
import type { VaultChange } from '#events/log/eventLog.ts';
import { type StartSession, sessionDecider, sessionExpiry } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import type { Ids } from '#world/ids.ts';
import { begin, type RelatedChanges } from '../http/handleCommand.ts';
import { sessionSecretKey } from './findSession.ts';

const tokenBytes = 32;

export const profileOf = (account: Account): Profile => ({
  id: account.id,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  company: account.company,
  role: account.role,
  avatar_url: account.avatarUrl,
});

export const userOf = (account: Account): User => ({
  id: account.id,
  email: account.email,
  created_at: account.createdAt,
});

type NewSession = {
  readonly key: readonly [sessionId: string];
  readonly command: StartSession;
  readonly vault: readonly VaultChange[];
  readonly reply: SignedIn;
};

export const newSession = (
  account: Account,
  membership: Membership,
  { ids, now, device }: { ids: Ids; now: string; device: string | undefined },
): NewSession => {
  const sessionId = ids.entity();
  const token = ids.secret(tokenBytes);
  return {
    key: [sessionId],
    command: {
      type: 'StartSession',
      sessionId,
      accountId: account.id,
      ...(device !== undefined && { device }),
      now,
    },
    vault: [{ put: sessionSecretKey(token), value: { sessionId, workspaceId: membership.workspace_id } }],
    reply: {
      user: userOf(account),
      profile: profileOf(account),
      membership,
      session: { token, expires_at: sessionExpiry(now) },
    },
  };
};

export const sessionChanges = ({ key, command, vault }: NewSession, workspaceId: string): RelatedChanges => {
  const ask = { stream: sessionStream, key, decider: sessionDecider, command };
  const { events, expected } = begin(ask, workspaceId);
  return { events, expected, vault };
};
