/** Projects the workspaces and their members. */

import type { WorkspaceOwnerChanged } from '../workspaces/workspaceEvents.ts';
import {
  type Deletion,
  deletionOf,
  type MemberEvent,
  type Membership as MembershipOfOne,
  membershipAfter,
  ownersAfter,
} from '../workspaces/workspaceState.ts';
import type { Projection } from './projection.ts';

export type Membership = MembershipOfOne & { readonly workspaceId: string };

export type WorkspaceFacts = {
  id: string;
  name: string;
  ownerId: string;
  /** The founder's account, which holds the subscription even after a change of owner. */
  subscriberId: string;
  formerOwners: { id: string; until: string }[];
  createdAt: string;
  deletion: Deletion | null;
  memberIds: string[];
  requiresSecondFactor: boolean;
};

export type WorkspaceDirectory = {
  byId: Record<string, WorkspaceFacts>;
  membershipOf: Record<string, Membership>;
};

const tell = (directory: WorkspaceDirectory, event: MemberEvent): void => {
  const { workspaceId, accountId } = event.data;
  const known = directory.membershipOf[accountId];
  const before = known?.workspaceId === workspaceId ? known : undefined;
  const after = membershipAfter(before, event);
  if (after) directory.membershipOf[accountId] = { ...after, workspaceId };
  else if (before) delete directory.membershipOf[accountId];
};

const join = (directory: WorkspaceDirectory, event: MemberEvent): void => {
  tell(directory, event);
  const memberIds = directory.byId[event.data.workspaceId]?.memberIds;
  if (memberIds && !memberIds.includes(event.data.accountId)) memberIds.push(event.data.accountId);
};

const leave = (directory: WorkspaceDirectory, event: MemberEvent): void => {
  tell(directory, event);
  const workspace = directory.byId[event.data.workspaceId];
  if (workspace) workspace.memberIds = workspace.memberIds.filter((id) => id !== event.data.accountId);
};

const changeOwner = (directory: WorkspaceDirectory, { data }: WorkspaceOwnerChanged): void => {
  const workspace = directory.byId[data.workspaceId];
  if (!workspace) return;
  workspace.formerOwners.push({ id: data.formerOwnerId, until: data.changedAt });
  workspace.ownerId = data.accountId;
  directory.membershipOf = ownersAfter(directory.membershipOf, data);
};

export const workspaceDirectory: Projection<WorkspaceDirectory> = {
  name: 'workspaceDirectory',
  empty: () => ({ byId: {}, membershipOf: {} }),
  on: {
    WorkspaceCreated: (directory, { data }) => {
      const { workspaceId, ...facts } = data;
      const { ownerId: subscriberId } = facts;
      const begun = { formerOwners: [], memberIds: [], deletion: null, requiresSecondFactor: false };
      directory.byId[workspaceId] ??= { ...facts, ...begun, id: workspaceId, subscriberId };
    },
    WorkspaceOwnerChanged: changeOwner,
    WorkspaceDeleted: (directory, { data }) => {
      const workspace = directory.byId[data.workspaceId];
      if (workspace) workspace.deletion = deletionOf(data);
    },
    WorkspaceRestored: (directory, { data }) => {
      const workspace = directory.byId[data.workspaceId];
      if (workspace) workspace.deletion = null;
    },
    SecondFactorRequirementChanged: (directory, { data }) => {
      const workspace = directory.byId[data.workspaceId];
      if (workspace) workspace.requiresSecondFactor = data.isRequired;
    },
    MemberJoined: join,
    MemberRemoved: leave,
    MemberErased: leave,
    MemberSuspended: tell,
    MemberReinstated: tell,
  },
};

/** The owner at a time, ISO 8601 UTC. */
export const ownerAt = ({ ownerId, formerOwners }: WorkspaceFacts, at: string): string =>
  formerOwners.find(({ until }) => at < until)?.id ?? ownerId;

/** In the order of joining; a person who moved to another workspace is only in that one. */
export const membersOf = (directory: WorkspaceDirectory, workspaceId: string): readonly Membership[] =>
  (directory.byId[workspaceId]?.memberIds ?? [])
    .flatMap((id) => directory.membershipOf[id] ?? [])
    .filter((membership) => membership.workspaceId === workspaceId);
