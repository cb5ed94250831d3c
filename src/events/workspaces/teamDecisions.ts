/** Decides a team: the owner stays, an address is invited once, and removed members can return. */
import { isInvitationExpired } from '#domain/access/invitationExpiry.ts';
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
import type { Invitation, Workspace } from './workspaceState.ts';

type Decided = Decision<WorkspaceEvent>;

const isExpired = ({ role, sentAt }: Invitation, now: string): boolean =>
  isInvitationExpired(role, sentAt, now);

type Address = { readonly email: string; readonly now: string; readonly but?: string };

const isOpenFor = ({ invitations }: Workspace, { email, now, but = '' }: Address): boolean =>
  Object.values(invitations).some(
    (one) =>
      one.id !== but &&
      one.status === 'open' &&
      !isExpired(one, now) &&
      normalizeEmail(one.email) === normalizeEmail(email),
  );

export const invite = (command: InviteMember, state: Workspace): Decided => {
  const { invitationId, email, role, clientIds, now } = command;
  if (isOpenFor(state, { email, now })) return reject('invitationKnown');
  const { workspaceId } = state;
  const about = { workspaceId, invitationId, email, role, invitedAt: now };
  const data = clientIds.length === 0 ? about : { ...about, clientIds };
  return accept({ type: 'MemberInvited', data });
};

/** Reopens or extends an invitation, unless the address was invited again. */
const openAgain = (
  { type, invitationId, now }: InvitationCommand,
  { email }: Invitation,
  state: Workspace,
): Decided => {
  if (isOpenFor(state, { email, now, but: invitationId })) return reject('invitationKnown');
  const about = { workspaceId: state.workspaceId, invitationId, email };
  return type === 'ResendInvitation'
    ? accept({ type: 'InvitationResent', data: { ...about, resentAt: now } })
    : accept({ type: 'InvitationRestored', data: { ...about, restoredAt: now } });
};

export const changeInvitation = (command: InvitationCommand, state: Workspace): Decided => {
  const { type, invitationId, now } = command;
  const invitation = Object.hasOwn(state.invitations, invitationId) && state.invitations[invitationId];
  if (!invitation) return reject('notFound');
  const { email, status } = invitation;
  if (status === 'accepted') return reject('invitationClosed');
  switch (type) {
    case 'ResendInvitation':
      return status === 'open' ? openAgain(command, invitation, state) : reject('invitationClosed');
    case 'RevokeInvitation': {
      if (status === 'revoked') return accept();
      const about = { workspaceId: state.workspaceId, invitationId, email };
      return accept({ type: 'InvitationRevoked', data: { ...about, revokedAt: now } });
    }
    case 'RestoreInvitation':
      return status === 'open' ? accept() : openAgain(command, invitation, state);
  }
};

export const acceptInvitation = (
  { invitationId, accountId, now }: AcceptInvitation,
  state: Workspace,
): Decided => {
  const invitation = Object.hasOwn(state.invitations, invitationId) && state.invitations[invitationId];
  if (!invitation) return reject('notFound');
  if (state.deletion !== null || invitation.status !== 'open') return reject('invitationClosed');
  if (isExpired(invitation, now)) return reject('invitationExpired');
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

/** For present and former members, but not the owner, whom every workspace needs. */
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
