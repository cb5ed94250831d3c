/** Serializes the team. */

import { invitationExpiry } from '#domain/access/invitationExpiry.ts';
import type { Invitation, TeamMember } from '#domain/contract/teamSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { Client } from '#events/clients/client.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { lastActsUpTo } from '#events/projections/changeLedger.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type * as workspaceState from '#events/workspaces/workspaceState.ts';

type ClientNames = TeamMember['clients'];

const clientsChosen = (
  { clientDirectory }: Pick<ScopedAnswers, 'clientDirectory'>,
  workspaceId: string,
  isChosen: (client: Client) => boolean,
): ClientNames =>
  activeClientsOf(clientDirectory, workspaceId)
    .filter(isChosen)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => compareNames(one.name, other.name));

export const invitationItem = (
  answers: Pick<ScopedAnswers, 'clientDirectory'>,
  workspaceId: string,
  { id, email, role, clientIds, status, invitedAt, sentAt }: workspaceState.Invitation,
): Invitation => ({
  id,
  email,
  role,
  status,
  invited_at: invitedAt,
  sent_at: sentAt,
  expires_at: invitationExpiry(role, sentAt),
  clients: clientsChosen(answers, workspaceId, (client) => clientIds.includes(client.id)),
});

export const lastActs = ({ timeline, position }: ScopedAnswers): ReadonlyMap<string, string> =>
  lastActsUpTo(timeline, position);

export type Belonging = Pick<workspaceState.Membership, 'accountId' | 'kind' | 'joinedAt'>;

type MembershipFacts = {
  readonly workspaceId: string;
  readonly status: TeamMember['status'];
  readonly acts: ReadonlyMap<string, string>;
};

export const memberItem = (
  answers: Pick<ScopedAnswers, 'accountDirectory' | 'clientDirectory'>,
  { accountId, kind, joinedAt }: Belonging,
  { workspaceId, status, acts }: MembershipFacts,
): TeamMember | null => {
  const account = answers.accountDirectory.byId[accountId];
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
        clients: clientsChosen(answers, workspaceId, ({ ownerId }) => ownerId === accountId),
      }
    : null;
};
