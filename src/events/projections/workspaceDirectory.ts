/** Which workspaces are there, and who is in each? */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { Projection } from './projection.ts';

export type Membership = {
  workspaceId: string;
  accountId: string;
  kind: MembershipKind;
  clientId: string | null;
  joinedAt: string;
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
  },
};

/** The memberships of a workspace in the order of joining; who has gone to another one is in that one only. */
export const membersOf = (directory: WorkspaceDirectory, workspaceId: string): readonly Membership[] =>
  (directory.byId[workspaceId]?.memberIds ?? [])
    .flatMap((id) => directory.membershipOf[id] ?? [])
    .filter((membership) => membership.workspaceId === workspaceId);
