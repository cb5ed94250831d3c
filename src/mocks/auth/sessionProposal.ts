/** Starts a session: its event, its secret in the vault, and the answer that carries the token this once. */
import type { Profile, SignedIn, User } from '#domain/contract/authSchemas.ts';
import type { NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { Account } from '#events/projections/accountDirectory.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { sessionDecider, sessionExpiry } from '#events/sessions/sessionDecider.ts';
import type { Ids } from '#world/ids.ts';
import { sessionSecretKey } from '../http/findCaller.ts';

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

export type NewSession = {
  readonly events: readonly NewEvent[];
  readonly stream: string;
  readonly vault: VaultChange;
  readonly reply: SignedIn;
};

/** A new session of an account at `now`; the token has 256 random bits, the vault keeps its hash. */
export const startSession = (
  account: Account,
  workspaceId: string,
  { ids, now }: { ids: Ids; now: string },
): NewSession => {
  const sessionId = ids.entity();
  const token = ids.secret(tokenBytes);
  const stream = `session-${sessionId}`;
  const decision = sessionDecider.decide(
    { type: 'StartSession', sessionId, accountId: account.id, now },
    sessionDecider.initial,
  );
  const tags = [workspaceTag(workspaceId), accountTag(account.id)];
  return {
    stream,
    events: decision.ok ? decision.events.map((event) => ({ stream, event, tags })) : [],
    vault: { put: sessionSecretKey(token), value: { sessionId } },
    reply: {
      user: userOf(account),
      profile: profileOf(account),
      session: { token, expires_at: sessionExpiry(now) },
    },
  };
};
