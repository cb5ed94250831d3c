/** What the events of a workspace make of it: who is in it, who is invited, and to whom its bills are written. */

import type { MembershipKind } from '#domain/access/membership.ts';
import type { StaffRole } from '#domain/access/teamRules.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Clients that they will look after once they join. */
  readonly clientIds: readonly string[];
  readonly status: 'open' | 'revoked' | 'accepted';
  readonly invitedAt: string;
  /** When it was sent last. */
  readonly sentAt: string;
};

export type Membership = {
  readonly accountId: string;
  readonly kind: MembershipKind;
  readonly clientId: string | null;
  readonly joinedAt: string;
  readonly suspended: boolean;
};

export type Workspace = {
  readonly status: 'created';
  readonly workspaceId: string;
  readonly ownerId: string;
  /** In the order of joining; who was removed is kept with what brings them back. */
  readonly members: Readonly<Record<string, Membership>>;
  readonly removed: Readonly<Record<string, Membership>>;
  readonly invitations: Readonly<Record<string, Invitation>>;
  /** Null until they are written down. */
  readonly details: BillingDetails | null;
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

const withMember = (state: Workspace, id: string, changes: Partial<Membership>): Workspace => {
  const member = state.members[id];
  return member ? { ...state, members: { ...state.members, [id]: { ...member, ...changes } } } : state;
};

const createdAfter = (state: Workspace, event: WorkspaceEvent): Workspace => {
  switch (event.type) {
    case 'MemberJoined': {
      const { accountId, kind, clientId, joinedAt } = event.data;
      const member = { accountId, kind, clientId, joinedAt, suspended: false };
      const removed = without(state.removed, accountId);
      return { ...state, removed, members: { ...state.members, [accountId]: member } };
    }
    case 'MemberRemoved': {
      const { accountId } = event.data;
      const member = state.members[accountId];
      if (!member) return state;
      const removed = { ...state.removed, [accountId]: member };
      return { ...state, removed, members: without(state.members, accountId) };
    }
    case 'MemberErased': {
      const { accountId } = event.data;
      const { members, removed } = state;
      return { ...state, members: without(members, accountId), removed: without(removed, accountId) };
    }
    case 'MemberSuspended':
      return withMember(state, event.data.accountId, { suspended: true });
    case 'MemberReinstated':
      return withMember(state, event.data.accountId, { suspended: false });
    case 'BillingDetailsChanged': {
      const { company, email, taxId, address } = event.data;
      return { ...state, details: { company, email, taxId, address } };
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
      members: {},
      removed: {},
      invitations: {},
      details: null,
    };
  }
  return state.status === 'none' ? state : createdAfter(state, event);
};

/** How many places of the plan are taken: the agency's own people who can sign in, and open invitations. */
export const seatsTaken = (state: WorkspaceState): number =>
  state.status === 'none'
    ? 0
    : Object.values(state.members).filter(({ kind, suspended }) => kind !== 'client' && !suspended).length +
      Object.values(state.invitations).filter(({ status }) => status === 'open').length;
