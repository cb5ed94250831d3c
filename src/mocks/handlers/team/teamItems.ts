/** The team as it goes over the wire. */
import type { Invitation, TeamMember } from '#domain/contract/teamSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { lastActsUpTo } from '#events/projections/changeLedger.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type * as workspaceState from '#events/workspaces/workspaceState.ts';

export const invitationItem = ({
  id,
  email,
  role,
  status,
  invitedAt,
  sentAt,
}: workspaceState.Invitation): Invitation => ({
  id,
  email,
  role,
  status,
  invited_at: invitedAt,
  sent_at: sentAt,
});

/** When each account last did something, by the events that it brought. */
export const lastActs = ({ timeline, position }: ScopedAnswers): ReadonlyMap<string, string> =>
  lastActsUpTo(timeline, position);

export type Belonging = Pick<workspaceState.Membership, 'accountId' | 'kind' | 'joinedAt'>;

/** Null for an account that nobody knows. */
export const memberItem = (
  { accountDirectory }: Pick<ScopedAnswers, 'accountDirectory'>,
  { accountId, kind, joinedAt }: Belonging,
  { status, acts }: { readonly status: TeamMember['status']; readonly acts: ReadonlyMap<string, string> },
): TeamMember | null => {
  const account = accountDirectory.byId[accountId];
  return account
    ? {
        id: accountId,
        name: accountName(account),
        email: account.email,
        role: account.role,
        kind,
        joined_at: joinedAt,
        last_active_at: acts.get(accountId) ?? null,
        status,
      }
    : null;
};
