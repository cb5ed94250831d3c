/** Which workspaces are there, and who is in each? */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { Projection } from './projection.ts';

export type Membership = {
  workspaceId: string;
  accountId: string;
  kind: MembershipKind;
  clientId: string | null;
  joinedAt: string;
  /** Only while the plan has no place for them. */
  suspended?: true;
};

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

/** Who is out, for now or for good. */
const leave = (
  directory: WorkspaceDirectory,
  { data }: { readonly data: { readonly workspaceId: string; readonly accountId: string } },
): void => {
  const { workspaceId, accountId } = data;
  if (directory.membershipOf[accountId]?.workspaceId === workspaceId)
    delete directory.membershipOf[accountId];
  const workspace = directory.byId[workspaceId];
  if (workspace) workspace.memberIds = workspace.memberIds.filter((id) => id !== accountId);
};

export const workspaceDirectory: Projection<WorkspaceDirectory> = {
  name: 'workspaceDirectory',
  empty: () => ({ byId: {}, membershipOf: {} }),
  on: {
    WorkspaceCreated: (directory, { data }) => {
      const { workspaceId, ...facts } = data;
      directory.byId[workspaceId] ??= { ...facts, id: workspaceId, memberIds: [] };
    },
    MemberJoined: (directory, { data }) => {
      directory.membershipOf[data.accountId] = { ...data };
      const workspace = directory.byId[data.workspaceId];
      if (!workspace?.memberIds.includes(data.accountId)) workspace?.memberIds.push(data.accountId);
    },
    MemberRemoved: leave,
    MemberErased: leave,
    MemberSuspended: (directory, { data }) => {
      const membership = directory.membershipOf[data.accountId];
      if (membership) membership.suspended = true;
    },
    MemberReinstated: (directory, { data }) => {
      delete directory.membershipOf[data.accountId]?.suspended;
    },
  },
};

/** The memberships of a workspace in the order of joining; who has gone to another one is in that one only. */
export const membersOf = (directory: WorkspaceDirectory, workspaceId: string): readonly Membership[] =>
  (directory.byId[workspaceId]?.memberIds ?? [])
    .flatMap((id) => directory.membershipOf[id] ?? [])
    .filter((membership) => membership.workspaceId === workspaceId);
