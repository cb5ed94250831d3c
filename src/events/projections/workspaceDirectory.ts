/** Which workspaces are there, and who is in each? */
import {
  type MemberEvent,
  type Membership as MembershipOfOne,
  membershipAfter,
} from '../workspaces/workspaceState.ts';
import type { Projection } from './projection.ts';

/** How an account belongs to the workspace that it joined last. */
export type Membership = MembershipOfOne & { readonly workspaceId: string };

export type WorkspaceFacts = {
  id: string;
  name: string;
  ownerId: string;
  createdAt: string;
  /** Account ids in the order of joining. */
  memberIds: string[];
};

export type WorkspaceDirectory = {
  byId: Record<string, WorkspaceFacts>;
  membershipOf: Record<string, Membership>;
};

/** Told by the same rule that decisions rest on. */
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

/** Who is out, for now or for good. */
const leave = (directory: WorkspaceDirectory, event: MemberEvent): void => {
  tell(directory, event);
  const workspace = directory.byId[event.data.workspaceId];
  if (workspace) workspace.memberIds = workspace.memberIds.filter((id) => id !== event.data.accountId);
};

export const workspaceDirectory: Projection<WorkspaceDirectory> = {
  name: 'workspaceDirectory',
  empty: () => ({ byId: {}, membershipOf: {} }),
  on: {
    WorkspaceCreated: (directory, { data }) => {
      const { workspaceId, ...facts } = data;
      directory.byId[workspaceId] ??= { ...facts, id: workspaceId, memberIds: [] };
    },
    MemberJoined: join,
    MemberRemoved: leave,
    MemberErased: leave,
    MemberSuspended: tell,
    MemberReinstated: tell,
  },
};

/** The memberships of a workspace in the order of joining; who has gone to another one is in that one only. */
export const membersOf = (directory: WorkspaceDirectory, workspaceId: string): readonly Membership[] =>
  (directory.byId[workspaceId]?.memberIds ?? [])
    .flatMap((id) => directory.membershipOf[id] ?? [])
    .filter((membership) => membership.workspaceId === workspaceId);
