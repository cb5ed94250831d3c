/** Folds the events of a workspace: members, invitations and billing details. */

import type { MembershipKind } from '#domain/access/membership.ts';
import type { Role } from '#domain/access/role.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { WorkspaceDeleted, WorkspaceEvent, WorkspaceOwnerChanged } from './workspaceEvents.ts';

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly clientIds: readonly string[];
  readonly status: 'open' | 'revoked' | 'accepted';
  readonly invitedAt: string;
  readonly sentAt: string;
};

export type Membership = {
  readonly accountId: string;
  readonly kind: MembershipKind;
  readonly clientId: string | null;
  readonly joinedAt: string;
  readonly suspended: boolean;
};

export type Deletion = {
  readonly by: string;
  readonly at: string;
  readonly restorableUntil: string | null;
  readonly schedules: readonly string[];
};

export type Workspace = {
  readonly status: 'created';
  readonly workspaceId: string;
  readonly ownerId: string;
  readonly ownerChanges: number;
  readonly deletion: Deletion | null;
  /** In the order of joining; removed members stay with the data to restore them. */
  readonly members: Readonly<Record<string, Membership>>;
  readonly removed: Readonly<Record<string, Membership>>;
  readonly invitations: Readonly<Record<string, Invitation>>;
  readonly details: BillingDetails | null;
  readonly detailsChanges: number;
  readonly requiresSecondFactor: boolean;
};

export type WorkspaceState = { readonly status: 'none' } | Workspace;

const without = <Value>(all: Readonly<Record<string, Value>>, id: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));

const invitationsAfter = (all: Workspace['invitations'], event: WorkspaceEvent): Workspace['invitations'] => {
  if (event.type === 'MemberInvited') {
    const { invitationId: id, email, role, clientIds = [], invitedAt } = event.data;
    return { ...all, [id]: { id, email, role, clientIds, status: 'open', invitedAt, sentAt: invitedAt } };
  }
  if (!('invitationId' in event.data)) return all;
  const before = all[event.data.invitationId];
  if (!before) return all;
  switch (event.type) {
    case 'InvitationResent':
      return { ...all, [before.id]: { ...before, sentAt: event.data.resentAt } };
    case 'InvitationRevoked':
      return { ...all, [before.id]: { ...before, status: 'revoked' } };
    case 'InvitationRestored':
      return { ...all, [before.id]: { ...before, status: 'open' } };
    case 'InvitationAccepted':
      return { ...all, [before.id]: { ...before, status: 'accepted' } };
    default:
      return all;
  }
};

export type MemberEvent = Extract<
  WorkspaceEvent,
  { type: 'MemberJoined' | 'MemberRemoved' | 'MemberErased' | 'MemberSuspended' | 'MemberReinstated' }
>;

export const membershipAfter = (
  before: Membership | undefined,
  event: MemberEvent,
): Membership | undefined => {
  switch (event.type) {
    case 'MemberJoined': {
      const { accountId, kind, clientId, joinedAt } = event.data;
      return { accountId, kind, clientId, joinedAt, suspended: false };
    }
    case 'MemberRemoved':
    case 'MemberErased':
      return undefined;
    case 'MemberSuspended':
      return before && { ...before, suspended: true };
    case 'MemberReinstated':
      return before && { ...before, suspended: false };
  }
};

export const ownersAfter = <Member extends Pick<Membership, 'kind'>>(
  members: Readonly<Record<string, Member>>,
  { accountId, formerOwnerId }: WorkspaceOwnerChanged['data'],
): Readonly<Record<string, Member>> => {
  const [owner, former] = [members[accountId], members[formerOwnerId]];
  return {
    ...members,
    ...(former ? { [formerOwnerId]: { ...former, kind: 'staff' as const } } : {}),
    ...(owner ? { [accountId]: { ...owner, kind: 'owner' as const } } : {}),
  };
};

const memberAfter = (state: Workspace, event: MemberEvent): Workspace => {
  const { accountId } = event.data;
  const before = state.members[accountId];
  const after = membershipAfter(before, event);
  const members = after ? { ...state.members, [accountId]: after } : without(state.members, accountId);
  const removed = without(state.removed, accountId);
  switch (event.type) {
    case 'MemberRemoved':
      return before ? { ...state, members, removed: { ...removed, [accountId]: before } } : state;
    case 'MemberJoined':
    case 'MemberErased':
      return { ...state, members, removed };
    case 'MemberSuspended':
    case 'MemberReinstated':
      return before ? { ...state, members } : state;
  }
};

export const deletionOf = ({
  by,
  deletedAt: at,
  restorableUntil,
  schedules,
}: WorkspaceDeleted['data']): Deletion => ({ by, at, restorableUntil, schedules });

const createdAfter = (state: Workspace, event: WorkspaceEvent): Workspace => {
  switch (event.type) {
    case 'MemberJoined':
    case 'MemberRemoved':
    case 'MemberErased':
    case 'MemberSuspended':
    case 'MemberReinstated':
      return memberAfter(state, event);
    case 'WorkspaceOwnerChanged':
      return {
        ...state,
        ownerId: event.data.accountId,
        ownerChanges: state.ownerChanges + 1,
        members: ownersAfter(state.members, event.data),
      };
    case 'WorkspaceDeleted':
      return { ...state, deletion: deletionOf(event.data) };
    case 'WorkspaceRestored':
      return { ...state, deletion: null };
    case 'SecondFactorRequirementChanged':
      return { ...state, requiresSecondFactor: event.data.isRequired };
    case 'BillingDetailsChanged': {
      const { company, email, taxId, address } = event.data;
      const details = { company, email, taxId, address };
      return { ...state, details, detailsChanges: state.detailsChanges + 1 };
    }
    default:
      return { ...state, invitations: invitationsAfter(state.invitations, event) };
  }
};

export const workspaceAfter = (state: WorkspaceState, event: WorkspaceEvent): WorkspaceState => {
  if (event.type === 'WorkspaceCreated') {
    const { workspaceId, ownerId } = event.data;
    return {
      status: 'created',
      workspaceId,
      ownerId,
      ownerChanges: 0,
      deletion: null,
      members: {},
      removed: {},
      invitations: {},
      details: null,
      detailsChanges: 0,
      requiresSecondFactor: false,
    };
  }
  return state.status === 'none' ? state : createdAfter(state, event);
};

/** Invitations of clients' people take no place. */
export const takesSeat = ({ status, role }: Invitation): boolean => status === 'open' && role !== 'user';

/** The count for the plan's quota: the agency's people who can sign in, and open invitations to the team. */
export const seatsTaken = (state: WorkspaceState): number =>
  state.status === 'none'
    ? 0
    : Object.values(state.members).filter(({ kind, suspended }) => kind !== 'client' && !suspended).length +
      Object.values(state.invitations).filter(takesSeat).length;
