/** Starts a session: its event, its secret in the vault, and the answer that carries the token this once. */

import type { Membership, Profile, SignedIn, User } from '#domain/contract/authSchemas.ts';
import type { Account } from '#events/accounts/account.ts';
import { sessionDecider, sessionExpiry } from '#events/sessions/sessionDecider.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import type { Ids } from '#world/ids.ts';
import { sessionSecretKey } from '../../http/findSession.ts';
import { type Beside, begin } from '../../http/handleCommand.ts';

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

export type NewSession = Required<Pick<Beside, 'events' | 'expected' | 'vault'>> & {
  readonly reply: SignedIn;
};

/** A new session of an account at `now`; the token has 256 random bits, the vault keeps its hash. */
export const startSession = (
  account: Account,
  membership: Membership,
  { ids, now }: { ids: Ids; now: string },
): NewSession => {
  const sessionId = ids.entity();
  const token = ids.secret(tokenBytes);
  const { events, expected } = begin(
    {
      stream: sessionStream,
      key: [sessionId],
      decider: sessionDecider,
      command: { type: 'StartSession', sessionId, accountId: account.id, now },
    },
    membership.workspace_id,
  );
  return {
    events,
    expected,
    vault: [{ put: sessionSecretKey(token), value: { sessionId, workspaceId: membership.workspace_id } }],
    reply: {
      user: userOf(account),
      profile: profileOf(account),
      membership,
      session: { token, expires_at: sessionExpiry(now) },
    },
  };
};
