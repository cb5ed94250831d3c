/** What can happen to a workspace: an agency is one. */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type WorkspaceCreated = DomainEvent<
  'WorkspaceCreated',
  { workspaceId: string; name: string; ownerId: string; createdAt: string }
>;

export type MemberJoined = DomainEvent<
  'MemberJoined',
  {
    workspaceId: string;
    accountId: string;
    kind: MembershipKind;
    /** The client whose data a member of kind `client` sees; null for the agency's own people. */
    clientId: string | null;
    joinedAt: string;
  }
>;

export type WorkspaceEvent = WorkspaceCreated | MemberJoined;
