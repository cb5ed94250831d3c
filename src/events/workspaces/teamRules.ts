/** The rules of a team: the owner stays, an address is invited once, and who left can come back. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type {
  AcceptInvitation,
  ChangeBillingDetails,
  EraseMember,
  InvitationCommand,
  InviteMember,
  MemberCommand,
} from './workspaceCommands.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';
import type { Workspace } from './workspaceState.ts';

type Decided = Decision<WorkspaceEvent>;

const isOpenFor = ({ invitations }: Workspace, email: string, but = ''): boolean =>
  Object.values(invitations).some(
    (one) => one.id !== but && one.status === 'open' && normalizeEmail(one.email) === normalizeEmail(email),
  );

export const invite = (command: InviteMember, state: Workspace): Decided => {
  const { invitationId, email, role, clientIds, now } = command;
  if (isOpenFor(state, email)) return reject('invitationKnown');
  const { workspaceId } = state;
  const about = { workspaceId, invitationId, email, role, invitedAt: now };
  const data = clientIds.length === 0 ? about : { ...about, clientIds };
  return accept({ type: 'MemberInvited', data });
};

export const changeInvitation = (
  { type, invitationId, now }: InvitationCommand,
  state: Workspace,
): Decided => {
  const invitation = Object.hasOwn(state.invitations, invitationId) && state.invitations[invitationId];
  if (!invitation) return reject('notFound');
  const { email, status } = invitation;
  const about = { workspaceId: state.workspaceId, invitationId, email };
  switch (type) {
    case 'ResendInvitation':
      if (status !== 'open') return reject('invitationClosed');
      return accept({ type: 'InvitationResent', data: { ...about, resentAt: now } });
    case 'RevokeInvitation':
      if (status === 'accepted') return reject('invitationClosed');
      if (status === 'revoked') return accept();
      return accept({ type: 'InvitationRevoked', data: { ...about, revokedAt: now } });
    case 'RestoreInvitation':
      if (status === 'accepted') return reject('invitationClosed');
      if (status === 'open') return accept();
      if (isOpenFor(state, email, invitationId)) return reject('invitationKnown');
      return accept({ type: 'InvitationRestored', data: { ...about, restoredAt: now } });
  }
};

export const acceptInvitation = (
  { invitationId, accountId, now }: AcceptInvitation,
  state: Workspace,
): Decided => {
  const invitation = Object.hasOwn(state.invitations, invitationId) && state.invitations[invitationId];
  if (!invitation) return reject('notFound');
  if (invitation.status !== 'open') return reject('invitationClosed');
  const { workspaceId } = state;
  const [clientId = null] = invitation.role === 'user' ? invitation.clientIds : [];
  const kind = clientId === null ? 'staff' : 'client';
  return accept<WorkspaceEvent>(
    { type: 'MemberJoined', data: { workspaceId, accountId, kind, clientId, joinedAt: now } },
    {
      type: 'InvitationAccepted',
      data: { workspaceId, invitationId, email: invitation.email, acceptedAt: now },
    },
  );
};

export const changeMember = ({ type, accountId, now }: MemberCommand, state: Workspace): Decided => {
  const { workspaceId, ownerId, members } = state;
  const member = Object.hasOwn(members, accountId) && members[accountId];
  if (!member) return reject('notFound');
  const about = { workspaceId, accountId };
  if (type === 'ReinstateMember')
    return member.suspended
      ? accept({ type: 'MemberReinstated', data: { ...about, reinstatedAt: now } })
      : accept();
  if (accountId === ownerId) return reject('ownerStays');
  if (type === 'RemoveMember') return accept({ type: 'MemberRemoved', data: { ...about, removedAt: now } });
  return member.suspended
    ? accept()
    : accept({ type: 'MemberSuspended', data: { ...about, suspendedAt: now } });
};

/** Of who is in the team, or was; not of the owner, without whom there is no workspace. */
export const eraseMember = (command: EraseMember, state: Workspace): Decided => {
  const { accountId, erases, now } = command;
  const { workspaceId, ownerId, members, removed } = state;
  if (!Object.hasOwn(members, accountId) && !Object.hasOwn(removed, accountId)) return reject('notFound');
  if (accountId === ownerId) return reject('ownerStays');
  return accept({ type: 'MemberErased', data: { workspaceId, accountId, erases, erasedAt: now } });
};

export const changeDetails = ({ details, now }: ChangeBillingDetails, state: Workspace): Decided => {
  const { company, email, taxId, address } = details;
  const before = state.details;
  const isSame =
    before !== null &&
    before.company === company &&
    before.email === email &&
    before.taxId === taxId &&
    before.address === address;
  if (isSame) return accept();
  const data = { workspaceId: state.workspaceId, company, email, taxId, address, changedAt: now };
  return accept({ type: 'BillingDetailsChanged', data });
};
