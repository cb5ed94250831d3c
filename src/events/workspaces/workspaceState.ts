/** What the events of a workspace make of it: who is in it, who is invited, and to whom its bills are written. */

import type { MembershipKind } from '#domain/access/membership.ts';
import type { Role } from '#domain/access/role.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { WorkspaceDeleted, WorkspaceEvent, WorkspaceOwnerChanged } from './workspaceEvents.ts';

export type Invitation = {
  readonly id: string;
  readonly email: string;
  /** `user`: a person of a client. */
  readonly role: Role;
  /** Clients that they will look after once they join; with the role `user` the one whose person they become. */
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

/** What is known of a workspace that was deleted. */
export type Deletion = {
  /** Account id. */
  readonly by: string;
  readonly at: string;
  /** Null: it can be restored at any time. */
  readonly restorableUntil: string | null;
  /** Ids of reports whose schedules stopped with it. */
  readonly schedules: readonly string[];
};

export type Workspace = {
  readonly status: 'created';
  readonly workspaceId: string;
  readonly ownerId: string;
  /** How often the owner has changed: the version of who owns it. */
  readonly ownerChanges: number;
  /** Null while it is in use. */
  readonly deletion: Deletion | null;
  /** In the order of joining; who was removed is kept with what brings them back. */
  readonly members: Readonly<Record<string, Membership>>;
  readonly removed: Readonly<Record<string, Membership>>;
  readonly invitations: Readonly<Record<string, Invitation>>;
  /** Null until they are written down. */
  readonly details: BillingDetails | null;
  /** How often they were written down: their version. */
  readonly detailsChanges: number;
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

/** What is told of one member. */
export type MemberEvent = Extract<
  WorkspaceEvent,
  { type: 'MemberJoined' | 'MemberRemoved' | 'MemberErased' | 'MemberSuspended' | 'MemberReinstated' }
>;

/** How somebody belongs to the workspace after one more event about them; undefined when they do not. */
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

/** Who belongs to the workspace how, once it has another owner. */
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
    };
  }
  return state.status === 'none' ? state : createdAfter(state, event);
};

/** Whether an invitation takes a place of the plan until it is closed: people of clients are free. */
export const takesSeat = ({ status, role }: Invitation): boolean => status === 'open' && role !== 'user';

/** How many places of the plan are taken: the agency's own people who can sign in, and open invitations to the team. */
export const seatsTaken = (state: WorkspaceState): number =>
  state.status === 'none'
    ? 0
    : Object.values(state.members).filter(({ kind, suspended }) => kind !== 'client' && !suspended).length +
      Object.values(state.invitations).filter(takesSeat).length;
